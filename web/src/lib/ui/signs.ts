/** Signs that stand for words, each drawn as a line 24 by 24. */

export const BACK = "M8 7 4 11l4 4M4.5 11H14a5 5 0 0 1 5 5v2";
const SPEAKER = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z";
export const LOUD = `${SPEAKER}M15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8`;
export const QUIET = `${SPEAKER}M15.5 9.5l5 5M20.5 9.5l-5 5`;
export const BULB = "M9.5 17.5c0-2-3-3.6-3-7a5.5 5.5 0 0 1 11 0c0 3.4-3 5-3 7zM10 21h4";
export const HOME = "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10.5 19.5v-5h3v5";
export const AGAIN = "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4.2h-4.2";
export const PLAY = "M8 5.5v13l10-6.5z";
export const NEXT = "M4.5 12h14M13 6.5l5.5 5.5-5.5 5.5";
export const FINGER =
  "M9 11V4.6a1.8 1.8 0 0 1 3.6 0V10l5 .9a2.6 2.6 0 0 1 2.1 3l-.7 4.1a4 4 0 0 1-3.9 3.4h-3.3a4 4 0 0 1-3.2-1.6L5 15.2a1.7 1.7 0 0 1 2.6-2.2L9 14.4z";
