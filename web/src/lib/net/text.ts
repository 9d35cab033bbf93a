/** The text at an address of the server; nothing if it does not answer, or not to the end. */
export const textAt = (address: URL | string): Promise<string> =>
  fetch(address)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
