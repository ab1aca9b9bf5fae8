const plainLetters = new Map<string, string>([
  ['ß', 's'],
  ['æ', 'a'],
  ['ø', 'o'],
  ['œ', 'o'],
  ['ł', 'l'],
  ['’', "'"],
  ['‘', "'"],
])

function plain(letter: string): string {
  const lower = letter.toLowerCase()
  const base = plainLetters.get(lower) ?? lower.normalize('NFD').charAt(0)
  return base.length === letter.length ? base : letter
}

/** Lower case without accents. The result is as long as the text, so that positions in one hold in the other. */
export function fold(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII is what the range means: most text needs no more than this.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.replace(/[^\x20-\x7e]/g, plain).toLowerCase()
}

/** The words of a folded text; a possessive's 's is none. */
export function wordsOf(folded: string): string[] {
  return folded.replace(/'s\b/g, '').match(/[\p{L}\p{N}]+/gu) ?? []
}
