import naughtyWords from 'naughty-words'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** Words of one piece; those of two letters are in every third word of English. */
const isPlain = (word: string) => /^[a-z]{3,}$/.test(word)

const inside = new RegExp(naughtyWords.en.filter(isPlain).join('|'))

const anywhere = new Set(
  Object.values(naughtyWords)
    .flat()
    .map(word => word.toLowerCase()),
)

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Index of the last of the starts, which ascend, that is not behind a place. */
function indexAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** The texts in which the package obscenity sees a bad word, written with other letters, too. */
function seenByObscenity(texts: readonly string[]): string[] {
  const starts: number[] = []
  let end = 0
  for (const text of texts) {
    starts.push(end)
    end += text.length + 1
  }
  // All at once: one by one it takes ten times as long.
  return matcher
    .getAllMatches(texts.join(' '))
    .map(({ startIndex }) => texts[indexAt(starts, startIndex)] ?? '')
}

/**
 * Which of the texts are offensive, or hold what is: an English bad word anywhere, be it inside another word, or a word
 * that is one in any of the lists' languages. There are no exceptions, as there are more than enough other words.
 */
export const offensiveOf = (texts: readonly string[]): string[] => [
  ...new Set([
    ...texts.filter(text => inside.test(text.toLowerCase()) || anywhere.has(text.toLowerCase())),
    ...seenByObscenity(texts),
  ]),
]
