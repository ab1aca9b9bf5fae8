/** The first of the capital letters that tell how much a word shares with the one before; texts are searched in small letters. */
const firstSign = 'A'.charCodeAt(0)
const mostShared = 25

function shared(word: string, before: string): number {
  let at = 0
  while (at < mostShared && at < word.length && word[at] === before[at]) at += 1
  return at
}

/** Words in order as one short text: of each, how many letters it shares with the one before, and its others. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const same = shared(word, words[index - 1] ?? '')
      return String.fromCharCode(firstSign + same) + word.slice(same)
    })
    .join('')
}

/** The words that were packed. */
export function unpackWords(packed: string): string[] {
  let before = ''
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/g), ([, sign = '', rest = '']) => {
    before = before.slice(0, sign.charCodeAt(0) - firstSign) + rest
    return before
  })
}

/** Where in ordered words the first stands that is not before `word`; by code units, as `sort` orders them. */
export function placeOf(words: readonly string[], word: string): number {
  let from = 0
  let to = words.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}
