import type { Book } from './book'
import type { PageStart } from './epub-text'
import type { Content } from './markup'

/** The first id on each page that has one; ids come in reading order. */
export function pageStarts(places: ReadonlyMap<string, number>, ids: readonly string[]): PageStart[] {
  const starts = new Map<number, string>()
  for (const id of ids) {
    const page = places.get(id)
    if (page !== undefined && !starts.has(page)) starts.set(page, id)
  }
  return [...starts].map(([page, id]) => ({ page, id })).sort((a, b) => a.page - b.page)
}

/** Ids that begin a page of a chapter, in reading order; those of its questions belong to print alone. */
export const idsInOrder = (book: Book): string[] =>
  book.parts.flatMap(part => [part.id, ...part.chapters.flatMap(({ id, body }) => [id, ...idsBelow(body)])])

const idsBelow = (content: readonly Content[]): string[] =>
  content.flatMap(part =>
    typeof part === 'string'
      ? []
      : [...(part.attributes.id ? [part.attributes.id] : []), ...idsBelow(part.children)],
  )
