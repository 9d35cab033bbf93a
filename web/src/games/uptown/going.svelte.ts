/** Where whoever plays by keyboard goes on: hand and board send each other the focus. */
class Going {
  to = $state<"board" | "hand" | null>(null);
}

export const going = new Going();
