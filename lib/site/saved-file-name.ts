/** The name of a file that a reader saves: the brand in small letters, and what is in the file. */
export const savedFileName = (brand: string, content: string): string =>
  `${brand} ${content}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^-/, '')
