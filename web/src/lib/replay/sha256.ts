import { sha256 as hash } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of a text in UTF-8, in hex: browsers keep their own for secure pages, and at home there is plain http. */
export const sha256 = (text: string): string => bytesToHex(hash(utf8ToBytes(text)));
