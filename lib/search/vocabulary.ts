import { strengthOfForms, type WordForms } from './forms'
import type { Corrections } from './query'
import { shortestInside } from './language'
import { matchStrength, shortestToCorrect, slipIfRarer } from './weights'
import { stem, type SearchWords } from './words'

/** The site's words: finds those that a typed word may mean. */
export interface Vocabulary extends Corrections {
  /** Adds a folded word; titles weigh more than paragraphs. */
  add: (word: string, weight: number) => void
  /** Words that contain one of the forms, and how well: at the beginning, else some that have it inside. */
  holding: (forms: WordForms) => readonly (readonly [word: string, strength: number])[]
}

/** Words with fewer letters are short. */
const shortWord = 5
/** Maximum number of corrections of a word, and of words that contain a part. */
const most = { corrections: 2, inside: 6 }

/** Whether one typo (letter more, less, other, or two swapped) makes `typed` `word`, or if `isPrefix`, its start. */
export function isOneSlipAway(typed: string, word: string, isPrefix = false): boolean {
  if (word.length < typed.length - 1 || (!isPrefix && word.length > typed.length + 1)) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const same = (expected: string, rest: string) => (isPrefix ? rest.startsWith(expected) : expected === rest)
  const exchanged = typed[at] === word[at + 1] && typed[at + 1] === word[at] && at + 1 < typed.length
  return (
    same(typed.slice(at + 1), word.slice(at + 1)) ||
    same(typed.slice(at), word.slice(at + 1)) ||
    same(typed.slice(at + 1), word.slice(at)) ||
    (exchanged && same(typed.slice(at + 2), word.slice(at + 2)))
  )
}

/** An empty vocabulary. */
export function createVocabulary({ stopWords, weakWords, synonyms }: SearchWords): Vocabulary {
  const weights = new Map<string, number>()
  let sorted: string[] | undefined
  const weightOf = (word: string) => weights.get(word) ?? weights.get(stem(word)) ?? 0
  const beginningWith = (beginning: string) => {
    sorted ??= [...weights.keys()].sort()
    let from = 0
    let to = sorted.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle] ?? '') < beginning) from = middle + 1
      else to = middle
    }
    while (sorted[to]?.startsWith(beginning)) to += 1
    return sorted.slice(from, to)
  }
  const isSmall = (word: string) => stopWords.has(word) || weakWords.has(word)
  const likeOf = (word: string, isUnfinished: boolean, above: number) => {
    if (word.length < shortestToCorrect) return []
    const found: { other: string; isWhole: boolean; weight: number }[] = []
    for (const [other, weight] of weights) {
      // Short words only lack a letter: any other typo would turn one short word into another.
      if (weight <= above || (word.length < shortWord && other.length <= word.length)) continue
      const isWhole = isOneSlipAway(word, other)
      if (isWhole || (isUnfinished && isOneSlipAway(word, other, true)))
        found.push({ other, isWhole, weight })
    }
    found.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.weight - a.weight)
    return found.slice(0, most.corrections).map(each => each.other)
  }
  const splitOf = (word: string) =>
    Array.from({ length: Math.max(0, word.length - 4) }, (_, at) => [
      word.slice(0, at + 2),
      word.slice(at + 2),
    ])
      .filter(halves => halves.every(half => weightOf(half) > 0))
      .map(halves => halves.join(' '))
  return {
    add(word, weight) {
      if (!weights.has(word)) sorted = undefined
      weights.set(word, (weights.get(word) ?? 0) + weight)
    },
    holding(forms) {
      const strengthIn = (word: string) => [word, strengthOfForms(word, forms)] as const
      const begin = beginningWith(forms.root).map(strengthIn)
      const found = begin.filter(([, strength]) => strength > 0)
      if (found.length > 0 || forms.root.length < shortestInside) return found
      return [...weights.keys()]
        .map(strengthIn)
        .filter(([, strength]) => strength >= matchStrength.inside)
        .sort(([a], [b]) => weightOf(b) - weightOf(a))
        .slice(0, most.inside)
    },
    isWord: word => weightOf(word) > 0,
    corrected(word, isLast) {
      if (word in synonyms || stem(word) in synonyms || isSmall(word)) return []
      // A rare word may be a typo, too: 'projekt' occurs once in a name, 'project' everywhere.
      const beginning = beginningWith(word).reduce((sum, each) => sum + weightOf(each), 0)
      const weight = Math.max(beginning, weightOf(word))
      const like = likeOf(word, isLast, weight * slipIfRarer).filter(other => !isSmall(other))
      if (weight > 0) return like.length > 0 ? [word, ...like] : []
      return like.length > 0 ? like : splitOf(word).slice(0, 1)
    },
  }
}
