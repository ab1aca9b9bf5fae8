import { chaptersOf, type Book, type Chapter, type Part } from './book'
import { imprintPage, imprintTitle, titlePage } from './front-matter'
import type { IndexEntry } from './index-terms'
import { element, escaped, markupOf, type Content, type Element } from './markup'
import { printStyle, type PaperSize, type RunningHeader } from './print-style'
import { idsOf, onPaper, pageNumber, type PageOf } from './print-text'
import { answersOf, answersTitle, questionsOf } from './question-texts'

/** What a printed book consists of. */
export interface PrintedBook {
  book: Book
  index: readonly IndexEntry[]
  size: PaperSize
  /** Rules with the fonts. */
  fonts: string
  /** The cover's file. */
  cover: string
}

const row = (id: string, title: string, pageOf: PageOf) =>
  element('div', { class: 'row' }, element('a', { href: `#${id}` }, title), pageNumber(id, pageOf))

const chapterRow = (chapter: Chapter, pageOf: PageOf) =>
  element('li', {}, row(chapter.id, `${chapter.number}. ${chapter.title}`, pageOf))

const contents = (book: Book, pageOf: PageOf): Element =>
  element(
    'ol',
    {},
    ...book.parts.map(part =>
      element(
        'li',
        {},
        row(part.id, part.title, pageOf),
        element('ol', {}, ...part.chapters.map(chapter => chapterRow(chapter, pageOf))),
      ),
    ),
    ...backMatter.map(([id, title]) => element('li', {}, row(id, title, pageOf))),
  )

const backMatter = [
  ['answers', answersTitle],
  ['glossary', 'Glossary'],
  ['index', 'Index'],
] as const

const section = (id: string, classes: string, ...children: Content[]) =>
  element('section', { id, class: `page-${id} ${classes}`.trim() }, ...children)

function chapterSection(chapter: Chapter, pageOf: PageOf): string {
  const title = element(
    'h1',
    {},
    element('span', { class: 'chapter-number' }, `Chapter ${chapter.number}`),
    ' ',
    chapter.title,
  )
  const questions = questionsOf(chapter, id => ['The answers are on page\u00a0', pageNumber(id, pageOf), '.'])
  return markupOf(
    section(chapter.id, '', title, ...onPaper(chapter.body, chapter.id, pageOf), ...questions),
    1,
  )
}

function partSection(part: Part, index: number, pageOf: PageOf): string {
  const list = element('ol', {}, ...part.chapters.map(chapter => chapterRow(chapter, pageOf)))
  const title = element(
    'h1',
    { class: 'part-title' },
    element('span', { class: 'chapter-number' }, `Part ${index + 1}`),
    ' ',
    part.title,
  )
  const opening = markupOf(element('section', { id: part.id, class: 'bare contents' }, title, list))
  return [opening, ...part.chapters.map(chapter => chapterSection(chapter, pageOf))].join('\n')
}

const indexSection = (index: readonly IndexEntry[], pageOf: PageOf): Element =>
  section(
    'index',
    'index',
    element('h1', {}, 'Index'),
    element(
      'ul',
      {},
      ...index.map(({ name, term, places }) =>
        element(
          'li',
          {},
          element('a', { href: `#${term}` }, name),
          ...places.flatMap(place => [', ', pageNumber(place, pageOf)]),
        ),
      ),
    ),
  )

function headersOf(book: Book): RunningHeader[] {
  const own = book.parts.flatMap(part =>
    part.chapters.map(({ id, title }) => ({ id, left: part.title, right: title })),
  )
  const back = backMatter.map(([id, title]) => ({ id, left: book.imprint.title, right: title }))
  return [...own, ...back, { id: 'contents', left: book.imprint.title, right: 'Contents' }]
}

/** Every id whose page is asked for: Chromium notes the pages of those that a link leads to. */
const measured = (ids: readonly string[]) =>
  `<div hidden="">${ids.map(id => `<a href="#${id}"></a>`).join('')}</div>`

/**
 * The book as one HTML document, to be printed.
 * @param measures adds a hidden link to each block, so that the PDF says on which page it is
 */
export function printPage(
  { book, index, size, fonts, cover }: PrintedBook,
  pageOf: PageOf,
  measures: boolean,
) {
  const { imprint } = book
  const ids = idsOf([...chaptersOf(book).flatMap(({ body }) => body), ...book.glossary])
  return `<!DOCTYPE html>
<html lang="${imprint.language}"><head><meta charset="utf-8"><title>${escaped(imprint.title)}</title>
<style>${fonts}${printStyle(size, imprint.accent, headersOf(book))}</style></head><body>
<div class="cover"><img src="${cover}" alt="${escaped(`Cover: ${imprint.title}`)}"></div>
<div class="bare">${markupOf(titlePage(book))}</div>
<div class="bare">${markupOf([element('h2', {}, imprintTitle), ...onPaper(imprintPage(book), 'imprint', pageOf)])}</div>
${markupOf(section('contents', 'contents', element('h1', {}, 'Contents'), contents(book, pageOf)))}
${book.parts.map((part, number) => partSection(part, number, pageOf)).join('\n')}
${markupOf(section('answers', 'answers-page', element('h1', {}, answersTitle), ...chaptersOf(book).flatMap(answersOf)), 1)}
${markupOf(section('glossary', 'glossary', element('h1', {}, 'Glossary'), ...onPaper(book.glossary, 'glossary', pageOf)), 1)}
${markupOf(indexSection(index, pageOf), 1)}
${measures ? measured(ids) : ''}</body></html>`
}
