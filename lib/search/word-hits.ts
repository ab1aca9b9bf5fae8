import type { Corpus, CorpusPage } from './corpus'
import { formsOf, strengthOfForms, type WordForms } from './match'
import type { TextPlaces } from './text-places'
import { searchText, type TextHits } from './text-search'
import { fieldWorth, heldInSection, oftenAdds, titleAdds } from './weights'

/** Where one word of a query is found, and how well: id → 0 to 1. */
export interface WordHits {
  forms: WordForms
  /** Sections whose heading holds it. */
  headings: ReadonlySet<number>
  sections: ReadonlyMap<number, number>
  pages: ReadonlyMap<number, number>
  /** More for a word that stands on fewer pages. */
  rarity: number
  /** Parts of the texts' places that would tell more. */
  missing: readonly number[]
}

const remembered = 100

const noText: TextHits = { sections: new Map(), missing: [] }

function inSections(corpus: Corpus, text: TextHits, forms: WordForms) {
  const headings = new Set<number>()
  const sections = new Map<number, number>()
  for (const { id, heading } of corpus.sections) {
    const strength = strengthOfForms(heading.folded, forms)
    if (strength === 0) continue
    headings.add(id)
    sections.set(id, strength * fieldWorth.heading)
  }
  for (const [id, strength] of text.sections) {
    if (strength * fieldWorth.text > (sections.get(id) ?? 0)) sections.set(id, strength * fieldWorth.text)
  }
  return { headings, sections }
}

function onPage(
  page: CorpusPage,
  title: number,
  forms: WordForms,
  sections: ReadonlyMap<number, number>,
): number {
  let best = 0
  let often = 0
  for (const { id } of page.sections) {
    const strength = sections.get(id) ?? 0
    best = Math.max(best, strength)
    if (strength > heldInSection) often += 1
  }
  if (best > 0) best += Math.min(oftenAdds.most, often * oftenAdds.each)
  const keyword = Math.max(0, ...page.keywords.map(each => strengthOfForms(each.folded, forms)))
  return Math.max(best, title * fieldWorth.title, keyword * fieldWorth.keyword) + title * titleAdds
}

function search(word: string, corpus: Corpus, places: TextPlaces | undefined): WordHits {
  const forms = formsOf(word)
  const pages = new Map<number, number>()
  const text = places ? searchText(places, forms) : noText
  const { headings, sections } = inSections(corpus, text, forms)
  for (const page of corpus.pages) {
    const title = strengthOfForms(page.title.folded, forms)
    const strength = onPage(page, title, forms, sections)
    if (strength > 0) pages.set(page.id, strength)
  }
  const rarity = Math.log(1 + corpus.pages.length / (1 + pages.size))
  return { forms, headings, sections, pages, rarity, missing: text.missing }
}

/** Finds words, and remembers the last hundred answers until more parts of the index have come. */
export function createWordSearch(
  corpus: Corpus,
  getPlaces: () => TextPlaces | undefined,
): (word: string) => WordHits {
  const known = new Map<string, WordHits>()
  let searched: TextPlaces | undefined
  return word => {
    const places = getPlaces()
    if (places !== searched) known.clear()
    searched = places
    const remembers = known.get(word)
    const hits = remembers?.missing.length === 0 ? remembers : search(word, corpus, places)
    known.delete(word)
    known.set(word, hits)
    const oldest = known.keys().next()
    if (known.size > remembered && !oldest.done) known.delete(oldest.value)
    return hits
  }
}
