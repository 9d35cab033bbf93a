/** The code of a text for phones, a square of dark and light; its maker is fetched when it is first asked for. */
export async function qr(text: string): Promise<boolean[][] | null> {
  const maker = await import("uqr").catch(() => null);
  return maker && maker.encode(text, { ecc: "M", border: 0 }).data;
}
