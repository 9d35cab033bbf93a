/** What hand and board share while the tile is on its way: whoever carries it sees what it would do, and needs no words. */
class Carry {
  on = $state(false);
}

export const carry = new Carry();
