/** Made from the server's own schema; see CONTRIBUTING.md. */

export type * from "./cards";
export type * from "./events";
export type * from "./orders";
export type * from "./records";
export type * from "./requests";
