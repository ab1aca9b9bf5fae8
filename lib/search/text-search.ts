import { strengthOfForms, type WordForms } from './match'
import { rangeOf, type TextPlaces } from './text-places'
import { matchStrength } from './weights'

/** Where the texts hold a word, and how well. */
export interface TextHits {
  /** Section → 0 to 1. */
  sections: ReadonlyMap<number, number>
  /** Parts of the places that would tell more. */
  missing: readonly number[]
}

/** So many words that hold a part inside are looked up, the most usual first: their places lie apart from each other. */
const mostInside = 6

/** The words that hold a form: those that begin with it, or else some of those that hold it inside. */
function matchingWords({ words, countOf }: TextPlaces, forms: WordForms): number[] {
  const [from, to] = rangeOf(words, forms.root)
  const begin: number[] = []
  for (let word = from; word < to; word += 1) {
    if (strengthOfForms(words[word] ?? '', forms) > 0) begin.push(word)
  }
  if (begin.length > 0 || forms.root.length < 3) return begin
  return [...words.keys()]
    .filter(word => strengthOfForms(words[word] ?? '', forms) >= matchStrength.inside)
    .sort((a, b) => countOf(b) - countOf(a))
    .slice(0, mostInside)
}

/** Searches the texts for a word, as far as its places are known. */
export function searchText(places: TextPlaces, forms: WordForms): TextHits {
  const sections = new Map<number, number>()
  const missing = new Set<number>()
  // One letter begins words in every text.
  const matching = forms.word.length > 1 ? matchingWords(places, forms) : []
  for (const word of matching) {
    const strength = strengthOfForms(places.words[word] ?? '', forms)
    const known = places.of(word)
    if (!known) missing.add(places.partOf(word))
    for (const section of known ? places.sectionsOf(known) : []) {
      if (strength > (sections.get(section) ?? 0)) sections.set(section, strength)
    }
  }
  return { sections, missing: [...missing] }
}
