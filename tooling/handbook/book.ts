import { ClearError } from '../tasks/clear-error.mjs'
import { inBook, outsideAddress, type Places } from './links'
import { element, elementsNamed, mapElements, type Content } from './markup'
import type { Question } from './questions'
import type { HandbookPage } from './read-page'

/** What the handbook says about itself. */
export interface Imprint {
  title: string
  subtitle: string
  brand: string
  author: string
  /** The site's address, for links to pages that aren't in the book. */
  url: string
  language: string
  /** A sentence on what readers may do with the text. */
  license: string
  /** A color, as in #005fcc. */
  accent: string
}

export interface Chapter {
  /** 'c1'; ids in the chapter begin with it and a hyphen. */
  id: string
  number: number
  title: string
  /** The site's page. */
  route: string
  body: Content[]
  questions: Question[]
}

export interface Part {
  /** 'p1' */
  id: string
  title: string
  chapters: Chapter[]
}

export interface Book {
  imprint: Imprint
  /** The newest date of its pages, as in '2026-11-28'. */
  date: string
  parts: Part[]
  /** Its ids begin with 'glossary-'. */
  glossary: Content[]
}

/** What the book is made from: parts with the pages of their chapters. */
export interface BookSource {
  imprint: Imprint
  parts: readonly { title: string; hub?: string; pages: readonly HandbookPage[] }[]
  glossary: HandbookPage
}

export const chaptersOf = (book: Book): Chapter[] => book.parts.flatMap(({ chapters }) => chapters)

/** Addresses of pictures, as in the export, each once. */
export const picturesOf = (book: Book): string[] => {
  const texts = [...chaptersOf(book).flatMap(({ body }) => body), ...book.glossary]
  return [...new Set(elementsNamed(texts, 'img').map(({ attributes }) => attributes.src ?? ''))]
}

/** A page's text with ids that are unique in the book. */
function withOwnIds(page: HandbookPage, id: string): Content[] {
  return mapElements(page.body, ({ tag, attributes, children }) => {
    if (tag === 'img' && !attributes.alt?.trim()) {
      throw new ClearError(
        `${page.route} has a picture without a description: give ${attributes.src ?? 'it'} an alt text.`,
      )
    }
    const own = attributes.id ? { ...attributes, id: `${id}-${attributes.id}` } : attributes
    return [element(tag, own, ...children)]
  })
}

/** Links lead to the book's own places where it has them, else to the site or the web. */
function withLinks(body: readonly Content[], route: string, places: Places, url: string): Content[] {
  return mapElements(body, found => {
    if (found.tag !== 'a') return [found]
    const href = found.attributes.href ?? ''
    const target = inBook(href, route, places)
    if (!target) return [element('a', { href: outsideAddress(href, url) }, ...found.children)]
    const isTerm = found.attributes['data-term'] !== undefined
    return [element('a', { href: `#${target}`, class: isTerm ? 'term' : undefined }, ...found.children)]
  })
}

const idsIn = (content: readonly Content[]): string[] =>
  elementsNamed(content, 'h2', 'h3', 'h4').flatMap(({ attributes }) => attributes.id ?? [])

/** Puts the book together. Throws a ClearError that names the page if a link or picture is wrong. */
export function makeBook({ imprint, parts, glossary }: BookSource): Book {
  let count = 0
  const numbered = parts.map((part, index) => ({
    ...part,
    id: `p${index + 1}`,
    chapters: part.pages.map(page => {
      count += 1
      const id = `c${count}`
      const { route, title, questions } = page
      return { id, number: count, title, route, questions, body: withOwnIds(page, id) }
    }),
  }))
  const glossaryBody = withOwnIds(glossary, 'glossary')
  const chapters = numbered.flatMap(part => part.chapters)
  const places: Places = {
    pages: new Map([
      ...numbered.flatMap(({ hub, id }) => (hub ? [[hub, id] as const] : [])),
      ...chapters.map(({ route, id }) => [route, id] as const),
      [glossary.route, 'glossary'],
    ]),
    ids: new Set([
      ...chapters.flatMap(({ id, body }) => [`${id}-check-yourself`, ...idsIn(body)]),
      ...idsIn(glossaryBody),
    ]),
  }
  const linked = (body: readonly Content[], route: string) => withLinks(body, route, places, imprint.url)
  return {
    imprint,
    date:
      [glossary, ...parts.flatMap(({ pages }) => pages)]
        .map(({ modified }) => modified)
        .sort()
        .at(-1) ?? '',
    parts: numbered.map(({ id, title, chapters: own }) => ({
      id,
      title,
      chapters: own.map(chapter => ({ ...chapter, body: linked(chapter.body, chapter.route) })),
    })),
    glossary: linked(glossaryBody, glossary.route),
  }
}
