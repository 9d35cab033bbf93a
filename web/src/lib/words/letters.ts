/** The first letter of a name as it is read: a flag, a family or a hand in its tone is one. */
export function firstLetter(name: string): string {
  const [first] = Intl.Segmenter ? new Intl.Segmenter().segment(name) : [...name].map((segment) => ({ segment }));
  return first?.segment.toLocaleUpperCase() ?? "";
}

const LONGEST = 40; // characters, as the server keeps of a name

const UNSEEN = /\u200d(?!\p{Extended_Pictographic})|(?![\s\u200d])\p{C}|[\u2800\u3164\u115f\u1160\uffa0]/gu;

/** A name that comes from a file or was typed here as it can be shown in a line: nothing unseen or turned, few marks, not long. */
export function inLine(name: string): string {
  const seen = name.slice(0, 10 * LONGEST).replace(UNSEEN, "");
  const low = seen.replace(/(\p{M}{2})\p{M}+/gu, "$1").replace(/\s+/gu, " ");
  return [...low].slice(0, LONGEST).join("").trim();
}
