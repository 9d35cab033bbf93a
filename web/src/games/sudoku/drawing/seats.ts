/** Each seat's colours and mark, as the look has them. */
export const SEATS = [
  { face: "var(--blue)", edge: "var(--blue-edge)", on: "var(--cream)", mark: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z" },
  { face: "var(--green)", edge: "var(--green-edge)", on: "var(--cream)", mark: "M0-1.1 1.15.9H-1.15z" },
  { face: "var(--orange)", edge: "var(--orange-edge)", on: "var(--dark)", mark: "M-.9-.9H.9V.9H-.9z" },
  { face: "var(--red)", edge: "var(--red-edge)", on: "var(--cream)", mark: "M0-1.25 1.15 0 0 1.25-1.15 0z" },
];
