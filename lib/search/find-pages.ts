import type { Corpus } from './corpus'
import { sectionsWithPhrase } from './literal-phrase'
import type { WordForms } from './match'
import { scorePage, type ScoredPage, type Search } from './page-score'
import type { Reading } from './query'
import { stem } from './stem'
import type { TextPlaces } from './text-places'
import type { WordHits } from './word-hits'
import { enoughCoverage, matchStrength, trust, wholeCoverage } from './weights'

const shown = 5

/** 'long' of a question is not meant inside 'belongs'. */
const wholeOnly = (forms: WordForms): WordForms => ({
  ...forms,
  forms: forms.forms.map(form => ({ ...form, from: matchStrength.inside })),
})

/** A reading without the words that stand nowhere on the site; null where they are more than the others. */
function known(reading: Reading, hitsOf: (word: string) => WordHits): Reading | null {
  const strong = reading.strong.filter(word => hitsOf(word).pages.size > 0)
  if (strong.length === reading.strong.length) return reading
  if (strong.join('').length * 2 < reading.strong.join('').length) return null
  return { ...reading, strong, essence: strong.map(stem).join(' '), trust: reading.trust * trust.rest }
}

function scoreAll(corpus: Corpus, search: Search): ScoredPage[] {
  return corpus.pages.flatMap(page => scorePage(page, search) ?? [])
}

/** The five best pages over all readings of a query; those that hold all of it, or else enough. */
export function findPages(
  corpus: Corpus,
  readings: readonly Reading[],
  typed: string,
  hitsOf: (word: string) => WordHits,
  places: TextPlaces | undefined,
): ScoredPage[] {
  const best = new Map<number, ScoredPage>()
  for (const each of readings) {
    const reading = known(each, hitsOf) ?? each
    const strong = reading.strong.map(hitsOf)
    const weak = reading.weak.map(hitsOf)
    const search: Search = {
      reading,
      typed,
      forms: strong.map(hits => hits.forms),
      shownForms: [...strong.map(hits => hits.forms), ...weak.map(hits => wholeOnly(hits.forms))],
      strong,
      needsAll: corpus.pages.some(({ id }) => strong.every(hits => hits.pages.has(id))),
      weak,
      literal: places && strong.length > 1 ? sectionsWithPhrase(places, reading) : new Set(),
    }
    for (const scored of scoreAll(corpus, search)) {
      const other = best.get(scored.page.id)
      if (
        !other ||
        scored.coverage > other.coverage ||
        (scored.coverage === other.coverage && scored.score > other.score)
      )
        best.set(scored.page.id, scored)
    }
  }
  const all = [...best.values()].sort((a, b) => b.score - a.score)
  const whole = all.filter(each => each.coverage > wholeCoverage)
  // A title found by its letters in their order holds no word; it stays, at the end.
  const found = whole.length > 0 ? whole : all.filter(each => each.coverage >= enoughCoverage)
  const loose = all.filter(each => each.coverage === 0)
  return [...found, ...loose].slice(0, shown)
}
