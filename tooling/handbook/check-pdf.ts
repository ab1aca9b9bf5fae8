import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { chaptersOf, type Book } from './book'
import { elementsNamed } from './markup'
import { openPdf } from './read-pdf'
import { screenWords } from './screen-words'

interface Line {
  text: string
  /** Points from the lower edge. */
  y: number
  /** Points. */
  size: number
}

/** A structure tree's node, as pdf.js gives it. */
interface StructureNode {
  role?: string
  alt?: string
  children?: StructureNode[]
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>

const squeezed = (text: string) => text.replace(/[\s\u00a0\u00ad-]+/g, '')

function* figuresIn(node: StructureNode): Generator<StructureNode> {
  if (node.role === 'Figure') yield node
  for (const child of node.children ?? []) yield* figuresIn(child)
}

const titlesIn = (outline: Outline | null): string[] =>
  (outline ?? []).flatMap(({ title, items }) => [title, ...titlesIn(items as Outline)])

interface ReadPage {
  lines: Line[]
  alts: string[]
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const lines = items.flatMap(item =>
    'str' in item && item.str.trim()
      ? [{ text: item.str, y: Number(item.transform[5]), size: item.height }]
      : [],
  )
  const tree = (await page.getStructTree()) as StructureNode | null
  const alts = tree ? [...figuresIn(tree)].map(({ alt }) => alt ?? '') : []
  page.cleanup()
  return { lines, alts }
}

/** A heading that has no text below it on its page. */
function orphanOn({ lines }: ReadPage, number: number, textSize: number, bottom: number): string[] {
  const body = lines.filter(({ y }) => y > bottom)
  const lowest = Math.min(...body.map(({ y }) => y))
  const last = body.filter(({ y }) => y - lowest < 2)
  const isHeading = last.length > 0 && last.every(({ size }) => size > 1.2 * textSize && size < 2 * textSize)
  return isHeading ? [`page ${number} ends with the heading '${last.map(({ text }) => text).join('')}'`] : []
}

/** What a printed book must have. */
export interface PrintedExpectation {
  book: Book
  /** Points. */
  textSize: number
  /** Height of the foot, in points. */
  bottom: number
}

/** Reads a PDF back, and returns what is wrong in it. */
export async function problemsOfPdf(bytes: Uint8Array, wanted: PrintedExpectation): Promise<string[]> {
  const pdf = await openPdf(bytes)
  try {
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await readPage(pdf, number))
    const titles = titlesIn((await pdf.getOutline()) as Outline | null).map(squeezed)
    const alts = pages.flatMap(page => page.alts).map(squeezed)
    const chapters = chaptersOf(wanted.book)
    const pictures = elementsNamed(
      [...chapters.flatMap(({ body }) => body), ...wanted.book.glossary],
      'img',
    ).map(({ attributes }) => attributes.alt ?? '')
    const isTagged = (await pdf.getMarkInfo())?.Marked === true
    return [
      ...(isTagged ? [] : ['it is not tagged']),
      ...chapters
        .filter(({ title }) => !titles.some(found => found.includes(squeezed(title))))
        .map(({ title }) => `no bookmark leads to '${title}'`),
      ...[...new Set(pictures)].flatMap(alt => {
        const found = alts.filter(text => text === squeezed(alt)).length
        const expected = pictures.filter(picture => picture === alt).length
        return found === expected
          ? []
          : [`the drawing '${alt.slice(0, 60)}…' is there ${found} times, not ${expected}`]
      }),
      // The cover has large words alone.
      ...pages.slice(1).flatMap((page, index) => orphanOn(page, index + 2, wanted.textSize, wanted.bottom)),
      ...pages.flatMap((page, index) =>
        screenWords(page.lines.map(({ text }) => text).join(' ')).map(
          problem => `page ${index + 1}: ${problem}`,
        ),
      ),
    ]
  } finally {
    await pdf.destroy()
  }
}
