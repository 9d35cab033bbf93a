/** Somebody at this screen: what they are called at the table, their stones, and how to call them otherwise. */
export interface Person {
  seat: number;
  name: string;
  colours: string[];
  /** Keep another name; why it cannot be, if it cannot. */
  call: (name: string) => Promise<string>;
}

/** The people who share this screen at the table that is shown; none where one person has a device alone. */
class Sharing {
  people = $state.raw<Person[]>([]);
}

export const sharing = new Sharing();
