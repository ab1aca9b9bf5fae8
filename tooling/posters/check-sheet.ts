import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf } from '../handbook/read-pdf'

/** What a printed sheet must have. */
export interface SheetExpectation {
  /** Millimeters. */
  width: number
  height: number
  pages: { least: number; most: number }
  texts: readonly string[]
}

/** Letters and digits; a PDF has its own apostrophes and hyphens. */
const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}]|\u02bc/gu, '')

/** A font's file in a PDF, as pdf.js gives it. */
interface UsedFont {
  name: string
  missingFile?: boolean
}

/** Reads a PDF back, and returns what is wrong in it: size, pages, words, and fonts that aren't in it. */
export async function problemsOfSheet(bytes: Uint8Array, wanted: SheetExpectation): Promise<string[]> {
  const pdf = await openPdf(bytes)
  try {
    const problems: string[] = []
    let text = ''
    const { least, most } = wanted.pages
    if (pdf.numPages < least || pdf.numPages > most) problems.push(`it has ${pdf.numPages} pages`)
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const [, , width = 0, height = 0] = page.view
      const millimeters = [width, height].map(points => (points / 72) * 25.4)
      if (
        Math.abs((millimeters[0] ?? 0) - wanted.width) > 1 ||
        Math.abs((millimeters[1] ?? 0) - wanted.height) > 1
      ) {
        problems.push(`page ${number} is ${millimeters.map(Math.round).join(' by ')} mm`)
      }
      const { items } = await page.getTextContent()
      text += items.map(item => ('str' in item ? item.str : '')).join('')
      const { fnArray, argsArray } = await page.getOperatorList()
      const fonts = new Set(
        fnArray.flatMap((operator, index) =>
          operator === OPS.setFont ? [(argsArray[index] as [string])[0]] : [],
        ),
      )
      for (const id of fonts) {
        const font = page.commonObjs.get(id) as UsedFont
        if (font.missingFile) problems.push(`the font ${font.name} isn't in it`)
      }
    }
    const all = squeezed(text)
    return [
      ...problems,
      ...wanted.texts.filter(each => !all.includes(squeezed(each))).map(each => `'${each}' is missing`),
    ]
  } finally {
    await pdf.destroy()
  }
}
