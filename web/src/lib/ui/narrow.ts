import { MediaQuery } from "svelte/reactivity";

/** Whether the table is a column, as on a phone: then what else there is lies behind its menu. */
export const narrow = new MediaQuery("max-width: 60rem");
