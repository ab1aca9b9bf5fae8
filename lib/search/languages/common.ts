const plainLetters = new Map<string, string>([
  ['ß', 's'],
  ['æ', 'a'],
  ['ø', 'o'],
  ['œ', 'o'],
  ['ł', 'l'],
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['\u00a0', ' '],
])

function plain(letter: string): string {
  const lower = letter.toLowerCase()
  const base = plainLetters.get(lower) ?? lower.normalize('NFD').charAt(0)
  return base.length === letter.length ? base : letter
}

/** Lower case without accents. Same length as the text, so that positions match. */
export function foldLatin(text: string): string {
  // eslint-disable-next-line no-control-regex -- ASCII is what the range means: most text needs no more than this.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.replace(/[^\x20-\x7e]/g, plain).toLowerCase()
}

/** Letter by letter, in lower case and as a map has it. Same length as the text. */
export function foldBy(text: string, letters: ReadonlyMap<string, string>): string {
  return text.replace(/[^]/g, letter => {
    const lower = letter.toLowerCase()
    return letters.get(lower) ?? (lower.length === letter.length ? lower : letter)
  })
}

/** Signs as spaces, of which a language has others than ASCII: they end words. Same length as the text. */
export const signsAsSpaces = (text: string): string =>
  text.replace(/[^\p{L}\p{M}\p{N}\x20-\x7e]/gu, sign => ' '.repeat(sign.length))

/** Whether a character of a folded text belongs to a word. */
export const isLetterOrDigit = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127

const fewest = 3

/** What a word has in common with its stem, since words are looked up by their beginnings; the word if that is too little. */
export function beginningOf(word: string, stem: string): string {
  let at = 0
  while (at < stem.length && word[at] === stem[at]) at += 1
  return at < fewest ? word : word.slice(0, at)
}
