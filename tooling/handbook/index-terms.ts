import { chaptersOf, type Book } from './book'
import { element, elementsNamed, mapElements, textOf, type Content } from './markup'

/** A term of the glossary and where the book speaks of it. */
export interface IndexEntry {
  name: string
  /** Its id in the glossary. */
  term: string
  /** Ids of the text's blocks, at most one per chapter. */
  places: string[]
}

/** Blocks whose page can be asked for. */
const blocks = ['p', 'li', 'h2', 'h3', 'figure', 'table', 'pre', 'blockquote']

/** Words of a term that are in more chapters than this lead to those that say most about it. */
const most = 10

/** The book with an id on each block of its chapters and glossary. */
export function withBlockIds(book: Book): Book {
  const numbered = (body: readonly Content[], id: string): Content[] => {
    let count = 0
    return mapElements(body, ({ tag, attributes, children }) => {
      count += 1
      const own = blocks.includes(tag)
        ? { ...attributes, id: attributes.id ?? `${id}-b${count}` }
        : attributes
      return [element(tag, own, ...children)]
    })
  }
  return {
    ...book,
    parts: book.parts.map(part => ({
      ...part,
      chapters: part.chapters.map(chapter => ({ ...chapter, body: numbered(chapter.body, chapter.id) })),
    })),
    glossary: numbered(book.glossary, 'glossary'),
  }
}

/** Finds a term in a text: whole words, with or without an s; small letters also at the start of a sentence. */
export function termPattern(name: string): RegExp {
  const words = name.replace(/\s*\(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const flags = name === name.toLowerCase() ? 'giu' : 'gu'
  return new RegExp(`(?<![\\p{L}\\d-])${words}(?:e?s)?(?![\\p{L}\\d-])`, flags)
}

interface Mention {
  place: string
  count: number
  isHeading: boolean
}

/** Where a chapter speaks of a term: a heading that names it, else its first block. */
function mentionIn(texts: readonly { id: string; text: string; isHeading: boolean }[], pattern: RegExp) {
  const found = texts.filter(({ text }) => text.search(pattern) >= 0)
  const first = found.find(({ isHeading }) => isHeading) ?? found[0]
  if (!first) return []
  const count = found.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
  const mention: Mention = { place: first.id, count, isHeading: first.isHeading }
  return [mention]
}

/** The chapters that a reader of the index wants: all of a few, else those with a heading, else the fullest. */
function chosen(mentions: readonly Mention[]): Mention[] {
  if (mentions.length <= most) return [...mentions]
  const headed = mentions.filter(({ isHeading }) => isHeading)
  const kept = headed.length > 0 ? headed : mentions
  const least = [...kept].sort((a, b) => b.count - a.count)[most - 1]?.count ?? 0
  return kept.filter(({ count }) => count >= least).slice(0, most)
}

/** The index of terms, in the glossary's order; a term that no chapter speaks of isn't in it. */
export function indexOf(book: Book): IndexEntry[] {
  const chapters = chaptersOf(book).map(({ id, title, body }) => [
    { id, text: title, isHeading: true },
    ...elementsNamed(body, 'p', 'li', 'h2', 'h3').map(block => ({
      id: block.attributes.id ?? id,
      text: textOf(block.children),
      isHeading: block.tag.startsWith('h'),
    })),
  ])
  return elementsNamed(book.glossary, 'h3').flatMap(heading => {
    const name = textOf(heading.children).trim()
    const pattern = termPattern(name)
    const places = chosen(chapters.flatMap(texts => mentionIn(texts, pattern))).map(({ place }) => place)
    return places.length > 0 ? [{ name, term: heading.attributes.id ?? 'glossary', places }] : []
  })
}
