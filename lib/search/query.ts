import { meaningful } from './phrase'
import { trust as trusted } from './weights'
import { fold, root, stem, wordsOf, type SearchWords } from './words'

/** One way to read what was typed: as it is, with an abbreviation expanded, or with a typo corrected. */
export interface Reading {
  /** Folded words with single spaces. */
  words: string
  /** Words that must match. */
  strong: readonly string[]
  /** Words that only affect the order. */
  weak: readonly string[]
  /** Stems of strong and weak words, as in a phrase. */
  stems: string
  /** The strong words' stems alone. */
  essence: string
  /** Roots of strong and weak words. */
  roots: string
  /** Below 1 if it wasn't typed itself. */
  trust: number
  /** It asks for an introduction, which a page is only by its title. */
  isIntroduction?: boolean
}

/** What the site's vocabulary offers for a typed word. */
export interface Corrections {
  /** Words (or 'two words') for an unknown one; empty if the word is known. */
  corrected: (word: string, isLast: boolean) => readonly string[]
  /** Whether the site contains this exact word. */
  isWord: (word: string) => boolean
}

const mostReadings = 8
const mostWords = 12
const mostLetters = 40

/** A reading of some words. */
export function readingOf(words: readonly string[], trust: number, known: SearchWords): Reading {
  const content = words.filter(word => !known.stopWords.has(word))
  const heavy = content.filter(word => !known.weakWords.has(word))
  // A query of nothing but small words is taken literally.
  const strong = heavy.length > 0 ? heavy : content.length > 0 ? content : words
  return {
    words: words.join(' '),
    strong: [...new Set(strong)],
    weak: [...new Set(content.filter(word => !strong.includes(word)))],
    stems: meaningful(words, known).map(stem).join(' '),
    essence: strong.map(stem).join(' '),
    roots: meaningful(words, known).map(root).join(' '),
    trust,
  }
}

/** The words with each phrase that others stand for, in singular or plural, replaced by one of them. */
function replaced(words: readonly string[], synonyms: SearchWords['synonyms']): string[][] {
  const stems = words.map(stem)
  return Object.entries(synonyms).flatMap(([phrase, others]) => {
    const sought = phrase.split(' ').map(stem)
    const from = stems.findIndex((_, at) => sought.every((each, index) => stems[at + index] === each))
    const rest = words.slice(from + sought.length)
    return from < 0 ? [] : others.map(other => [...words.slice(0, from), ...other.split(' '), ...rest])
  })
}

function correctedReadings(words: readonly string[], { corrected }: Corrections): string[][] {
  let readings: string[][] = [[]]
  words.forEach((word, index) => {
    const others = corrected(word, index === words.length - 1)
    const choices = others.length > 0 ? others : [word]
    readings = readings.flatMap(reading => choices.map(choice => [...reading, ...choice.split(' ')]))
  })
  return readings.slice(0, mostReadings)
}

/** 'time box' as 'timebox', if the site writes it that way. */
function joinedReadings(words: readonly string[], { isWord }: Corrections): string[][] {
  return words.slice(1).flatMap((word, index) => {
    const joined = `${words[index] ?? ''}${word}`
    return joined.length > 4 && isWord(joined)
      ? [[...words.slice(0, index), joined, ...words.slice(index + 2)]]
      : []
  })
}

/** All readings of a query, the literal one first. */
export function readingsOf(text: string, words: SearchWords, corrections: Corrections): Reading[] {
  const typed = wordsOf(fold(text))
    .slice(0, mostWords)
    .map(word => word.slice(0, mostLetters))
  if (typed.length === 0) return []
  const all = [...correctedReadings(typed, corrections), ...joinedReadings(typed, corrections)].flatMap(
    each => {
      const trust = each.join(' ') === typed.join(' ') ? trusted.typed : trusted.corrected
      const synonyms = replaced(each, words.synonyms)
      const introductions = [each, ...synonyms].flatMap(meant => replaced(meant, words.introductions ?? {}))
      return [
        readingOf(each, trust, words),
        ...synonyms.map(other => readingOf(other, trust * trusted.synonym, words)),
        ...introductions.map(other => ({
          ...readingOf(other, trust * trusted.introduction, words),
          isIntroduction: true,
        })),
      ]
    },
  )
  return all.slice(0, mostReadings)
}
