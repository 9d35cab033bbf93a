/** The first letter of a name as it is read: a flag, a family or a hand in its tone is one. */
export function firstLetter(name: string): string {
  const [first] = Intl.Segmenter ? new Intl.Segmenter().segment(name) : [...name].map((segment) => ({ segment }));
  return first?.segment.toLocaleUpperCase() ?? "";
}
