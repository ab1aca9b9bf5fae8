import { chaptersOf, type Book, type Chapter } from './book'
import { imprintPage, imprintTitle, titlePage } from './front-matter'
import type { IndexEntry } from './index-terms'
import { element, elementsNamed, escaped, mapElements, markupOf, textOf, type Content } from './markup'
import { answersOf, answersTitle, questionsOf } from './question-texts'

/** A document of the EPUB. */
export interface EpubDocument {
  /** 'c1': the file's name without its ending; ids in it begin with it. */
  id: string
  title: string
  /** What readers' menus of landmarks call it; '' for a chapter. */
  landmark: string
  /** The document, whole. */
  text: string
  /** Whether it has a page of its own in the contents. */
  inContents: boolean
}

/** A page of the printed book: its number, and the id that is first on it. */
export interface PageStart {
  page: number
  id: string
}

/** The document in which an id is. */
export const documentOf = (id: string): string => `${id.split('-')[0] ?? ''}.xhtml`

/** Where a link of the book leads to in the EPUB. */
const hrefOf = (href: string) => (href.startsWith('#') ? `${documentOf(href.slice(1))}${href}` : href)

export const pictureFile = (address: string): string => `images/${address.split('/').at(-1) ?? ''}`

const pageBreak = (page: number) =>
  element('span', {
    id: `page-${page}`,
    'epub:type': 'pagebreak',
    role: 'doc-pagebreak',
    'aria-label': ` page ${page}. `,
  })

/** Elements into which the mark of a new page may go. */
const canHoldMark = new Set(['p', 'li', 'h1', 'h2', 'h3', 'section', 'blockquote'])

/** A text with the EPUB's addresses and the marks of pages. */
function inEpub(content: readonly Content[], starts: ReadonlyMap<string, number>): Content[] {
  return mapElements(content, ({ tag, attributes, children }) => {
    const { 'data-term': _, ...own } = attributes
    if (own.href) own.href = hrefOf(own.href)
    if (tag === 'img' && own.src) own.src = pictureFile(own.src)
    const page = own.id ? starts.get(own.id) : undefined
    if (page === undefined) return [element(tag, own, ...children)]
    const mark = pageBreak(page)
    return canHoldMark.has(tag)
      ? [element(tag, own, mark, ...children)]
      : [mark, element(tag, own, ...children)]
  })
}

/** A whole document of XHTML. */
export const xhtml = (
  title: string,
  language: string,
  body: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>${body}</body>
</html>
`

interface Section {
  id: string
  title: string
  /** EPUB's word for it, and ARIA's. */
  type: string
  role?: string
  landmark?: string
  inContents?: boolean
  body: Content[]
}

const chapterBody = (chapter: Chapter): Content[] => [
  element('h1', {}, `${chapter.number}. ${chapter.title}`),
  ...chapter.body,
  ...questionsOf(chapter, id => [element('a', { href: `#${id}` }, 'Answers to these questions')]),
]

/** 'Sprint Goal: chapters 4, 19' */
const indexBody = (index: readonly IndexEntry[]): Content[] => [
  element('h1', {}, 'Index'),
  element('p', {}, 'The numbers are those of chapters.'),
  element(
    'ul',
    { class: 'index' },
    ...index.map(({ name, term, places }) =>
      element(
        'li',
        {},
        element('a', { href: `#${term}` }, name),
        ...places.flatMap(place => [
          ', ',
          element('a', { href: `#${place}` }, /^c(\d+)/.exec(place)?.[1] ?? ''),
        ]),
      ),
    ),
  ),
]

function sectionsOf(book: Book, index: readonly IndexEntry[]): Section[] {
  const { imprint } = book
  const answers = [element('h1', {}, answersTitle), ...chaptersOf(book).flatMap(answersOf)]
  const parts = book.parts.flatMap((part, number): Section[] => [
    {
      id: part.id,
      title: part.title,
      type: 'part',
      role: 'doc-part',
      body: [
        element('h1', {}, `Part ${number + 1}: ${part.title}`),
        element(
          'ul',
          { class: 'plain' },
          ...part.chapters.map(({ id, number: own, title }) =>
            element('li', {}, element('a', { href: `#${id}` }, `${own}. ${title}`)),
          ),
        ),
      ],
    },
    ...part.chapters.map((chapter): Section => ({
      id: chapter.id,
      title: `${chapter.number}. ${chapter.title}`,
      type: 'chapter',
      role: 'doc-chapter',
      landmark: chapter.number === 1 ? 'Start of the text' : undefined,
      body: chapterBody(chapter),
    })),
  ])
  return [
    { id: 'title', title: imprint.title, type: 'titlepage', inContents: false, body: titlePage(book) },
    {
      id: 'imprint',
      title: imprintTitle,
      type: 'preface',
      role: 'doc-preface',
      body: [element('h1', {}, imprintTitle), ...imprintPage(book)],
    },
    ...parts,
    { id: 'answers', title: answersTitle, type: 'appendix', role: 'doc-appendix', body: answers },
    {
      id: 'glossary',
      title: 'Glossary',
      type: 'glossary',
      landmark: 'Glossary',
      body: [element('h1', {}, 'Glossary'), ...book.glossary],
    },
    {
      id: 'index',
      title: 'Index',
      type: 'index',
      role: 'doc-index',
      landmark: 'Index',
      body: indexBody(index),
    },
  ]
}

/** All documents of the EPUB but cover and contents, in reading order. */
export function epubDocuments(
  book: Book,
  index: readonly IndexEntry[],
  pages: readonly PageStart[],
): EpubDocument[] {
  const starts = new Map(pages.map(({ id, page }) => [id, page]))
  return sectionsOf(book, index).map(({ id, title, type, role, landmark = '', inContents = true, body }) => {
    const whole = element('section', { id, 'epub:type': type, role }, ...body)
    const labeled =
      role || type === 'glossary' ? { ...whole.attributes, 'aria-label': title } : whole.attributes
    const text = markupOf(inEpub([{ ...whole, attributes: labeled }], starts))
    return { id, title, landmark, inContents, text: xhtml(title, book.imprint.language, text) }
  })
}

/** The sections of a chapter, for the contents. */
export const headingsOf = (chapter: Chapter): { id: string; title: string }[] =>
  elementsNamed(chapter.body, 'h2').map(({ attributes, children }) => ({
    id: attributes.id ?? chapter.id,
    title: textOf(children).trim(),
  }))
