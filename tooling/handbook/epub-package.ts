import { createHash } from 'node:crypto'
import { chaptersOf, picturesOf, type Book } from './book'
import { documentOf, headingsOf, pictureFile, xhtml, type EpubDocument, type PageStart } from './epub-text'
import { element, escaped, markupOf, type Content } from './markup'

const item = (href: string, text: string, ...below: Content[]) =>
  element('li', {}, element('a', { href }, text), ...below)

const list = (items: readonly Content[]) => element('ol', {}, ...items)

/** The contents, the landmarks, and the pages of the printed book, as reading systems want them. */
export function navigation(
  book: Book,
  documents: readonly EpubDocument[],
  pages: readonly PageStart[],
): string {
  const partOf = (id: string) => book.parts.find(part => part.id === id)
  const isChapter = new Set(chaptersOf(book).map(({ id }) => id))
  const entries = documents
    .filter(({ id, inContents }) => inContents && !isChapter.has(id))
    .map(({ id, title }) => {
      const chapters = partOf(id)?.chapters.map(chapter =>
        item(
          `${chapter.id}.xhtml`,
          `${chapter.number}. ${chapter.title}`,
          list(headingsOf(chapter).map(heading => item(`${chapter.id}.xhtml#${heading.id}`, heading.title))),
        ),
      )
      return item(`${id}.xhtml`, title, ...(chapters ? [list(chapters)] : []))
    })
  const types: Readonly<Record<string, string>> = { glossary: 'glossary', index: 'index' }
  const landmarks = [
    element('li', {}, element('a', { 'epub:type': 'cover', href: 'cover.xhtml' }, 'Cover')),
    element('li', {}, element('a', { 'epub:type': 'toc', href: 'nav.xhtml' }, 'Contents')),
    ...documents
      .filter(({ landmark }) => landmark)
      .map(({ id, landmark }) =>
        element(
          'li',
          {},
          element('a', { 'epub:type': types[id] ?? 'bodymatter', href: `${id}.xhtml` }, landmark),
        ),
      ),
  ]
  const pageItems = pages.map(({ page, id }) => item(`${documentOf(id)}#page-${page}`, String(page)))
  return xhtml(
    'Contents',
    book.imprint.language,
    markupOf([
      element(
        'nav',
        { 'epub:type': 'toc', id: 'toc', role: 'doc-toc' },
        element('h1', {}, 'Contents'),
        list(entries),
      ),
      element(
        'nav',
        { 'epub:type': 'landmarks', id: 'landmarks', hidden: 'hidden' },
        element('h2', {}, 'Landmarks'),
        list(landmarks),
      ),
      ...(pages.length > 0
        ? [
            element(
              'nav',
              { 'epub:type': 'page-list', id: 'page-list', role: 'doc-pagelist', hidden: 'hidden' },
              element('h2', {}, 'Pages of the A5 edition'),
              list(pageItems),
            ),
          ]
        : []),
    ]),
  )
}

/** A UUID that belongs to the site's book: a later edition has the same. */
function identifierOf(book: Book): string {
  const hash = createHash('sha1').update(`${book.imprint.url} ${book.imprint.title}`).digest('hex')
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 3) | 8).toString(16)
  const groups = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`]
  return `urn:uuid:${[...groups, `${variant}${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')}`
}

const accessibility = (hasPages: boolean): [string, string][] => [
  ['schema:accessMode', 'textual'],
  ['schema:accessMode', 'visual'],
  ['schema:accessModeSufficient', 'textual'],
  ['schema:accessibilityFeature', 'alternativeText'],
  ['schema:accessibilityFeature', 'index'],
  ['schema:accessibilityFeature', 'readingOrder'],
  ['schema:accessibilityFeature', 'structuralNavigation'],
  ['schema:accessibilityFeature', 'tableOfContents'],
  ...(hasPages ? [['schema:accessibilityFeature', 'printPageNumbers'] as [string, string]] : []),
  ['schema:accessibilityHazard', 'none'],
  [
    'schema:accessibilitySummary',
    'Each drawing has a description with all that it says. Headings, lists, and tables are marked as such, and the text can be enlarged and recolored.',
  ],
]

/** The package document: metadata, all files, and the reading order. */
export function packageDocument(book: Book, documents: readonly EpubDocument[], hasPages: boolean): string {
  const { imprint, date } = book
  const text = (name: string, value: string, attributes = '') =>
    `<dc:${name}${attributes}>${escaped(value)}</dc:${name}>`
  const metadata = [
    text('identifier', identifierOf(book), ' id="book-id"'),
    text('title', imprint.title),
    text('language', imprint.language),
    text('creator', imprint.author, ' id="author"'),
    '<meta refines="#author" property="role" scheme="marc:relators">aut</meta>',
    text('publisher', imprint.brand),
    text('date', date),
    text('rights', imprint.license),
    text('description', `${imprint.subtitle}, by ${imprint.author}`),
    text('subject', 'Scrum'),
    `<meta property="dcterms:modified">${date}T00:00:00Z</meta>`,
    ...accessibility(hasPages).map(([name, value]) => `<meta property="${name}">${escaped(value)}</meta>`),
    ...(hasPages
      ? [
          text('source', `${imprint.title}, PDF edition in A5`, ' id="paper"'),
          '<meta refines="#paper" property="source-of">pagination</meta>',
        ]
      : []),
  ]
  const file = (id: string, href: string, type: string, properties = '') =>
    `<item id="${id}" href="${href}" media-type="${type}"${properties && ` properties="${properties}"`}/>`
  const xhtmlType = 'application/xhtml+xml'
  const manifest = [
    file('nav', 'nav.xhtml', xhtmlType, 'nav'),
    file('cover', 'cover.xhtml', xhtmlType),
    file('cover-image', 'images/cover.png', 'image/png', 'cover-image'),
    file('style', 'style.css', 'text/css'),
    ...documents.map(({ id }) => file(id, `${id}.xhtml`, xhtmlType)),
    ...picturesOf(book).map((picture, index) => file(`i${index + 1}`, pictureFile(picture), 'image/svg+xml')),
  ]
  const [title, ...rest] = documents.map(({ id }) => `<itemref idref="${id}"/>`)
  const spine = ['<itemref idref="cover"/>', title ?? '', '<itemref idref="nav"/>', ...rest]
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${imprint.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata.join('\n')}
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine>
${spine.join('\n')}
</spine>
</package>
`
}
