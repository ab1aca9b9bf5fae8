import { isOneSlipAway } from './edit-distance'
import { shortestToMend } from './weights'

/** The words of the site, to mend those that are typed with a slip. */
export interface Vocabulary {
  /** Adds folded words; a title's weigh more than a paragraph's. */
  add: (words: readonly string[], weight: number) => void
  /** How usual words are that begin so; 0 where the site has none. */
  weightOfBeginning: (beginning: string) => number
  /** How usual a word is; 0 where the site has it not. */
  weightOf: (word: string) => number
  /** Up to two words that are one slip away, the most usual first; `isUnfinished` where more may follow. */
  near: (word: string, isUnfinished: boolean, above: number) => string[]
}

const most = 2

/** An empty vocabulary. */
export function createVocabulary(): Vocabulary {
  const weights = new Map<string, number>()
  const byBeginning = new Map<string, string[]>()
  return {
    add(words, weight) {
      for (const word of words) {
        const known = weights.get(word)
        weights.set(word, (known ?? 0) + weight)
        if (known !== undefined) continue
        const beginning = word.slice(0, 2)
        const others = byBeginning.get(beginning)
        if (others) others.push(word)
        else byBeginning.set(beginning, [word])
      }
    },
    weightOfBeginning(beginning) {
      let total = 0
      for (const word of byBeginning.get(beginning.slice(0, 2)) ?? []) {
        if (word.startsWith(beginning)) total += weights.get(word) ?? 0
      }
      return total
    },
    weightOf: word => weights.get(word) ?? 0,
    near(word, isUnfinished, above) {
      if (word.length < shortestToMend) return []
      const found: { word: string; whole: boolean; weight: number }[] = []
      for (const [known, weight] of weights) {
        if (weight <= above) continue
        const whole = isOneSlipAway(word, known)
        if (whole || (isUnfinished && isOneSlipAway(word, known, true)))
          found.push({ word: known, whole, weight })
      }
      found.sort((a, b) => Number(b.whole) - Number(a.whole) || b.weight - a.weight)
      return found.slice(0, most).map(each => each.word)
    },
  }
}
