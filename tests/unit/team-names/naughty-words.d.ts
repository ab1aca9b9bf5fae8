/** Lists of bad words by language. */
declare module 'naughty-words' {
  const words: Readonly<Record<string, readonly string[]>> & { readonly en: readonly string[] }
  export default words
}
