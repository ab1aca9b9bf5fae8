/** Words per minute; all reading times are computed from it. */
export const wordsPerMinute = 220
