/** Names in a sentence, in the language of the page: “Anna and Bo”, „Anna, Bo und Cem“. */
export function listed(names: string[], language = document.documentElement.lang): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(names);
}
