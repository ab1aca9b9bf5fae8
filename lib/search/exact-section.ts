import type { LoadedIndex, NamedSection } from './loaded-index'
import type { ScoredPage } from './page-score'
import { answersAlone, isTheQuery, trust } from './weights'
import { fold, wordsOf } from './words'

/**
 * The section whose heading or term is the whole query, an entry of the glossary before others: who types a name wants
 * what has it. A page's title that is the query comes before it; before another name of a term, each title that has it.
 */
export function exactSection(
  query: string,
  found: readonly ScoredPage[],
  index: LoadedIndex,
): NamedSection | undefined {
  const named = index.named(wordsOf(fold(query)).join(' '))
  const literal = found.filter(({ search }) => search.reading.trust >= trust.synonym)
  const title = Math.max(0, ...literal.map(({ points }) => points.title))
  const scoreOf = ({ page }: NamedSection) => found.find(each => each.page === page)?.score ?? 0
  return named
    .filter(({ isAlias }) => title < (isAlias ? answersAlone : isTheQuery))
    .sort(
      (a, b) =>
        Number(b.section.isEntry) - Number(a.section.isEntry) ||
        Number(a.isAlias) - Number(b.isAlias) ||
        scoreOf(b) - scoreOf(a),
    )[0]
}
