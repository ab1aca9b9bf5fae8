import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { ClearError } from '../tasks/clear-error.mjs'
import { makeBook, picturesOf, type Book, type BookSource } from './book'
import { problemsOfText } from './check-book'
import { problemsOfEpub } from './check-epub'
import { problemsOfPdf } from './check-pdf'
import { writeEpub } from './epub'
import type { PageStart } from './epub-text'
import { epubCheck, type EpubCheck } from './epubcheck'
import { indexOf, withBlockIds } from './index-terms'
import { element, mapElements, type Content } from './markup'
import { idsInOrder, pageStarts } from './page-starts'
import { printBook, startPrinter } from './print'
import { inBookFont, printFonts } from './print-fonts'
import { paperSizes, type PaperSize } from './print-style'

/** Programs that the handbook needs. */
export interface HandbookTools {
  chromium: string
  /** Undefined where it can't be had. */
  epubCheck: EpubCheck | undefined
}

/** A file that was made. */
export interface HandbookFile {
  file: string
  bytes: number
}

const coverDrawing = '/images/site/handbook-cover.svg'
const points = 72 / 25.4

/** Pictures in the folder of the printed book. */
function withLocalPictures(book: Book): Book {
  const local = (content: readonly Content[]) =>
    mapElements(content, ({ tag, attributes, children }) => [
      element(
        tag,
        tag === 'img' ? { ...attributes, src: path.basename(attributes.src ?? '') } : attributes,
        ...children,
      ),
    ])
  return {
    ...book,
    parts: book.parts.map(part => ({
      ...part,
      chapters: part.chapters.map(chapter => ({ ...chapter, body: local(chapter.body) })),
    })),
    glossary: local(book.glossary),
  }
}

const refuse = (what: string, problems: readonly string[]) => {
  if (problems.length > 0) {
    throw new ClearError(`${what}: ${problems.length} problems.\n${problems.slice(0, 40).join('\n')}`)
  }
}

const fileName = (title: string, ending: string) =>
  `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}${ending}`

/**
 * Makes the handbook from an export of the site, reads it back, and returns its files.
 * @param out the export, for its drawings
 * @param folder where the files go
 */
export async function makeHandbook(
  source: BookSource,
  out: string,
  folder: string,
  tools: HandbookTools,
): Promise<HandbookFile[]> {
  const book = withBlockIds(makeBook(source))
  refuse('These sentences are not true in a book', problemsOfText(book))
  const index = indexOf(book)
  const work = path.join(folder, 'print')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const drawing = (address: string) => readFileSync(path.join(out, address), 'utf8')
  const fonts = printFonts()
  for (const address of [...picturesOf(book), coverDrawing]) {
    writeFileSync(path.join(work, path.basename(address)), inBookFont(drawing(address), fonts))
  }
  const files: HandbookFile[] = []
  const write = (ending: string, bytes: Uint8Array) => {
    const file = path.join(folder, fileName(book.imprint.title, ending))
    writeFileSync(file, bytes)
    files.push({ file, bytes: bytes.length })
    return file
  }
  const browser = await startPrinter(tools.chromium)
  let pages: PageStart[] = []
  const print = async (size: PaperSize) => {
    const cover = path.basename(coverDrawing)
    const printed = { book: withLocalPictures(book), index, size, fonts, cover }
    const { bytes, places } = await printBook(browser, printed, work)
    if (size.name === 'A5') pages = pageStarts(places, idsInOrder(book))
    write(`-${size.name.toLowerCase()}.pdf`, bytes)
    const wanted = { book, textSize: size.text, bottom: size.margins.bottom * points }
    refuse(`The PDF in ${size.name}`, await problemsOfPdf(bytes, wanted))
  }
  try {
    for (const size of paperSizes) await print(size)
  } finally {
    await browser.close()
  }
  const cover = new Resvg(drawing(coverDrawing), {
    fitTo: { mode: 'width', value: 1600 },
    font: { loadSystemFonts: true },
  })
    .render()
    .asPng()
  const epub = writeEpub({ book, index, pages, drawing, cover })
  const file = write('.epub', epub)
  refuse('The EPUB', problemsOfEpub(epub, book))
  const verdict = tools.epubCheck ? await epubCheck(tools.epubCheck, file) : ''
  refuse('EPUBCheck', verdict ? [verdict] : [])
  return files
}
