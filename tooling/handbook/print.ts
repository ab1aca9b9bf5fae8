import { writeFileSync } from 'node:fs'
import path from 'node:path'
import puppeteer, { type Browser } from 'puppeteer-core'
import { ClearError } from '../tasks/clear-error.mjs'
import { openFile, pdfOf } from './print-file'
import { printPage, type PrintedBook } from './print-page'
import type { PaperSize } from './print-style'
import { openPdf, placesIn } from './read-pdf'

/** Layouts until the page references agree with the pages: the second has them, the third shows that they hold. */
const mostLayouts = 5

/** Starts the browser that prints; as root it has no sandbox, and it opens the handbook's own files alone. */
export const startPrinter = (executablePath: string): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    args: [
      '--disable-background-networking',
      '--allow-file-access-from-files',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    protocolTimeout: 0,
  })

const pixels = (millimeters: number) => Math.floor((millimeters / 25.4) * 96)

/** Runs in the page: what is wider than the column, which paper would cut. */
function tooWide(): string[] {
  const edge = document.documentElement.clientWidth + 1
  return [...document.querySelectorAll('section *')].flatMap(node => {
    const { right } = node.getBoundingClientRect()
    return right > edge && !node.closest('.answers-page, .index')
      ? [`${node.closest('section')?.id ?? ''}: ${node.tagName} '${node.textContent.slice(0, 40)}'`]
      : []
  })
}

async function layOut(browser: Browser, file: string, size: PaperSize): Promise<Uint8Array> {
  const width = pixels(size.width - 2 * size.margins.side)
  const page = await openFile(browser, file, { width, height: pixels(size.height) })
  try {
    const wide = await page.evaluate(tooWide)
    if (wide.length > 0) {
      throw new ClearError(
        `On ${size.name} paper this is wider than the column:\n${wide.slice(0, 10).join('\n')}`,
      )
    }
    return await pdfOf(page)
  } finally {
    await page.close()
  }
}

/** A printed book and the pages of its places. */
export interface Printed {
  bytes: Uint8Array
  places: ReadonlyMap<string, number>
}

const same = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
  a.size === b.size && [...a].every(([id, page]) => b.get(id) === page)

/**
 * Prints the book: the pages of one layout are written into the next, until two agree.
 * @param folder where its HTML may be; pictures are read from there
 */
export async function printBook(browser: Browser, printed: PrintedBook, folder: string): Promise<Printed> {
  const file = path.join(folder, `handbook-${printed.size.name}.html`)
  const layOutWith = async (places: ReadonlyMap<string, number>, measures: boolean) => {
    writeFileSync(
      file,
      printPage(printed, id => String(places.get(id) ?? 100), measures),
    )
    return layOut(browser, file, printed.size)
  }
  const measure = async (bytes: Uint8Array) => {
    const pdf = await openPdf(bytes)
    const places = await placesIn(pdf)
    await pdf.destroy()
    return places
  }
  let places: ReadonlyMap<string, number> = new Map()
  for (let layout = 1; layout <= mostLayouts; layout += 1) {
    const next = await measure(await layOutWith(places, true))
    if (same(places, next)) return { bytes: await layOutWith(places, false), places }
    places = next
  }
  throw new ClearError(`The page references of the ${printed.size.name} handbook don't settle.`)
}
