// No library of npm's writes landmarks, a list of pages, and the metadata of EPUB Accessibility: docs/decisions/handbook.md.
import { zipSync, type Zippable } from 'fflate'
import type { Book } from './book'
import { picturesOf } from './book'
import { navigation, packageDocument } from './epub-package'
import { epubDocuments, pictureFile, xhtml, type PageStart } from './epub-text'
import type { IndexEntry } from './index-terms'
import { escaped } from './markup'

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`

/** Faces, colors, and columns are the reader's own; only what the text needs is set. */
const style = (accent: string) => `
h1, h2, h3 { line-height: 1.2; page-break-after: avoid; break-after: avoid }
figure { margin: 1em 0; page-break-inside: avoid; break-inside: avoid } figure img { max-width: 100%; height: auto } figcaption, .source, .facts { font-size: 0.9em }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: 0.3em 0.5em; border-bottom: 1px solid }
pre { white-space: pre-wrap } pre.lines { font-family: inherit }
.note { border-left: 0.25em solid; padding-left: 0.8em; margin: 1em 0 } .rule { border-color: ${accent} }
.label, .key { font-weight: bold } .to-copy { border-top: 1px solid; border-bottom: 1px solid; padding: 0.5em 0; margin: 1em 0 }
.choices, .reasons, .plain, .index { list-style-type: none; padding-left: 0 } .questions > li, .answers > li { margin-bottom: 1em }
.book-title { font-size: 2em; font-weight: bold; margin-top: 20% } .cover { text-align: center; margin: 0 } .cover img { max-width: 100%; max-height: 100vh }
`

/** What an EPUB consists of. */
export interface EpubSource {
  book: Book
  index: readonly IndexEntry[]
  /** Where the pages of the printed book begin; empty before the book is printed. */
  pages: readonly PageStart[]
  /** A drawing of the export, by its address. */
  drawing: (address: string) => string
  /** A PNG. */
  cover: Uint8Array
}

/** The earliest date a ZIP archive can store: the same text gives the same bytes. */
const noDay = new Date(1980, 0, 1)

/** Writes the EPUB. */
export function writeEpub({ book, index, pages, drawing, cover }: EpubSource): Uint8Array {
  const { language, title, accent } = book.imprint
  const documents = epubDocuments(book, index, pages)
  const coverPage = `<section epub:type="cover" class="cover"><img src="images/cover.png" alt="${escaped(`Cover: ${title}`)}"/></section>`
  const texts: Record<string, string> = {
    'META-INF/container.xml': container,
    'book/package.opf': packageDocument(book, documents, pages.length > 0),
    'book/nav.xhtml': navigation(book, documents, pages),
    'book/cover.xhtml': xhtml(title, language, coverPage),
    'book/style.css': style(accent),
    ...Object.fromEntries(documents.map(({ id, text }) => [`book/${id}.xhtml`, text])),
    ...Object.fromEntries(
      picturesOf(book).map(picture => [`book/${pictureFile(picture)}`, drawing(picture)]),
    ),
  }
  const encoder = new TextEncoder()
  const files: Zippable = {
    // The first file of the archive, and not compressed: that is how a reader knows an EPUB.
    mimetype: [encoder.encode('application/epub+zip'), { level: 0 }],
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, encoder.encode(text)])),
    'book/images/cover.png': cover,
  }
  return zipSync(files, { level: 9, mtime: noDay })
}
