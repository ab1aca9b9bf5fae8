import { fold, wordsOf } from './fold'
import { stem } from './stem'
import type { SearchWords } from './search-words'
import { trust as trusted } from './weights'

/** One way to read what was typed: as it is, or with an abbreviation written out, or with a slip mended. */
export interface Reading {
  /** Folded words with single spaces. */
  words: string
  /** The words that must be found. */
  strong: readonly string[]
  /** Words that only help to order what is found. */
  weak: readonly string[]
  /** The strong words' stems, joined. */
  essence: string
  /** Below 1 for what was not typed itself. */
  trust: number
}

/** What the site's own words say of a typed one. */
export interface Mending {
  /** Words (or 'two words') for one that the site has not; empty where the word is known. */
  mend: (word: string, isLast: boolean) => readonly string[]
  /** Whether the site has this very word. */
  isWord: (word: string) => boolean
}

const mostReadings = 8

function readingOf(words: readonly string[], trust: number, { stopWords, weakWords }: SearchWords): Reading {
  const content = words.filter(word => !stopWords.has(word))
  const heavy = content.filter(word => !weakWords.has(word))
  // A query of nothing but small words is taken at its word.
  const strong = heavy.length > 0 ? heavy : content.length > 0 ? content : words
  return {
    words: words.join(' '),
    strong: [...new Set(strong)],
    weak: [...new Set(content.filter(word => !strong.includes(word)))],
    essence: strong.map(stem).join(' '),
    trust,
  }
}

function replacePhrase(
  words: readonly string[],
  phrase: readonly string[],
  by: readonly string[],
): string[] | null {
  const at = words.findIndex((_, index) => phrase.every((part, offset) => words[index + offset] === part))
  return at < 0 ? null : [...words.slice(0, at), ...by, ...words.slice(at + phrase.length)]
}

function withSynonyms(words: readonly string[], { synonyms }: SearchWords): string[][] {
  return Object.entries(synonyms).flatMap(([phrase, others]) =>
    others.flatMap(other => {
      const replaced = replacePhrase(words, phrase.split(' '), other.split(' '))
      return replaced ? [replaced] : []
    }),
  )
}

function mendedReadings(words: readonly string[], { mend }: Mending): string[][] {
  let readings: string[][] = [[]]
  words.forEach((word, index) => {
    const mended = mend(word, index === words.length - 1)
    const choices = mended.length > 0 ? mended : [word]
    readings = readings.flatMap(reading => choices.map(choice => [...reading, ...choice.split(' ')]))
  })
  return readings.slice(0, mostReadings)
}

/** 'time box' as 'timebox', where the site writes it so. */
function joinedReadings(words: readonly string[], { isWord }: Mending): string[][] {
  return words.slice(1).flatMap((word, index) => {
    const joined = `${words[index] ?? ''}${word}`
    return joined.length > 4 && isWord(joined)
      ? [[...words.slice(0, index), joined, ...words.slice(index + 2)]]
      : []
  })
}

/** The words that were typed, folded; at most twelve, of at most forty letters each. */
function typedWords(text: string): string[] {
  return wordsOf(fold(text))
    .slice(0, 12)
    .map(word => word.slice(0, 40))
}

/** All ways in which a query is read, what was typed first. */
export function readingsOf(text: string, words: SearchWords, mending: Mending): Reading[] {
  const typed = typedWords(text)
  if (typed.length === 0) return []
  const alike = [...mendedReadings(typed, mending), ...joinedReadings(typed, mending)].map(each => ({
    each,
    trust: each.join(' ') === typed.join(' ') ? trusted.typed : trusted.mended,
  }))
  const all = alike.flatMap(({ each, trust }) => [
    { each, trust },
    ...withSynonyms(each, words).map(other => ({ each: other, trust: trust * trusted.synonym })),
  ])
  return all.slice(0, mostReadings).map(({ each, trust }) => readingOf(each, trust, words))
}
