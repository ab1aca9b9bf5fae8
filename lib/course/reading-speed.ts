/** Words that a reader takes in a minute; every reading time of the site comes from it. */
export const wordsPerMinute = 220
