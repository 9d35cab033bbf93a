/** The text of a file of the page; nothing if it cannot be had, or not to its end. */
export const textAt = (address: URL | string): Promise<string> =>
  fetch(address)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
