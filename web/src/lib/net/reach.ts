/** Whom a link leads here: only those at this machine, those in its network, or everybody. */
export type Whom = "machine" | "network" | "everybody";

const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);

const isNear = (host: string): boolean =>
  /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\./.test(host) || /^\[f[cde]/.test(host) || host.endsWith(".local");

/** The address to share: our own, unless it is that of a machine for itself and the server knows a better one. */
export function bestBase(own: string, addresses: string[]): string {
  const [best] = addresses;
  return best && isLoopback(new URL(own).hostname) ? `${best}/` : own;
}

/** Whom an address leads here. A name without a dot is one that only a network knows. */
export function whomBy(address: string): Whom {
  const host = new URL(address).hostname;
  if (isLoopback(host)) return "machine";
  return isNear(host) || !/[.:]/.test(host) ? "network" : "everybody";
}
