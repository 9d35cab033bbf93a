import { Refusal } from "./api";
import { say } from "../words/words.svelte";

/** What went wrong, in words for a person: what the server refused it says itself; what a browser says nobody reads. */
export const saidOf = (error: unknown): string => (error instanceof Refusal ? error.message : say("part-is-missing"));
