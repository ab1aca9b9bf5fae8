/** Lists of bad words by language. */
declare module 'naughty-words' {
  const words: Readonly<Record<string, readonly string[]>> & { readonly en: readonly string[] }
  // eslint-disable-next-line no-restricted-syntax -- The package has a default export.
  export default words
}
