import type { CorpusPage } from './corpus'
import { nearestFrom } from './weights'

const shown = 3

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}

/** The pages whose titles share most pairs of letters with a folded query; none where none shares a fifth. */
export function nearestTitles(pages: readonly CorpusPage[], query: string): { url: string; title: string }[] {
  const wanted = pairsOf(query)
  const likeness = ({ title }: CorpusPage) => {
    const pairs = pairsOf(title.words)
    const shared = [...pairs].filter(pair => wanted.has(pair)).length
    return (2 * shared) / (pairs.size + wanted.size || 1)
  }
  return pages
    .map(page => ({ page, like: likeness(page) }))
    .filter(({ like }) => like >= nearestFrom)
    .sort((a, b) => b.like - a.like)
    .slice(0, shown)
    .map(({ page }) => ({ url: page.url, title: page.title.text }))
}
