import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPrinter } from '../handbook/print'
import { printFile } from '../handbook/print-file'
import { printFonts } from '../handbook/print-fonts'
import { ClearError } from '../tasks/clear-error.mjs'
import { problemsOfSheet, type SheetExpectation } from './check-sheet'
import { readExportedPage } from './exported-page'
import { posterPage, posterSvg, sheets, type PosterContent } from './poster-svg'
import { printSitePage, withServedSite } from './print-page'

/** What posters say about themselves, with the site's words. */
export interface PosterSettings {
  /** The site's address. */
  site: string
  brand: string
  language: string
  license: string
  accent: string
}

/** Which posters there are: data/posters.ts. */
export interface PosterPlan {
  posters: readonly {
    name: string
    title: string
    page: string
    drawings: readonly { file: string; label?: string; page?: string }[]
    note?: string
  }[]
  cheatSheet: { name: string; page: string }
}

/** A file that was made. */
export interface PosterFile {
  file: string
  bytes: number
  /** The page it belongs to, and that page's date. */
  page: string
  date: string
  /** 'Poster as PDF, A4' */
  label: string
}

const footOf = (page: string, modified: string, { site, brand, license }: PosterSettings) => [
  new URL(page, site).href.replace('https://', ''),
  `${brand} · ${modified}`,
  license,
]

/** What a poster is drawn from. Throws a ClearError if its page doesn't show a drawing. */
function contentOf(
  { title, page, drawings, note }: PosterPlan['posters'][number],
  out: string,
  settings: PosterSettings,
): PosterContent {
  return {
    title,
    foot: [...(note ? [note] : []), ...footOf(page, readExportedPage(out, page).modified, settings)],
    fonts: printFonts(),
    accent: settings.accent,
    drawings: drawings.map(({ file, label, page: shownOn = page }) => {
      const src = `/images/${file}`
      const alt = readExportedPage(out, shownOn).altOf(src)
      if (!alt)
        throw new ClearError(`${shownOn} doesn't show ${src}: name the page that does in data/posters.ts.`)
      return { svg: readFileSync(path.join(out, src), 'utf8'), alt, ...(label && { label }) }
    }),
  }
}

/** Makes the posters and the cheat sheet from an export of the site, reads them back, and returns their files. */
export async function makePosters(
  { posters, cheatSheet }: PosterPlan,
  out: string,
  folder: string,
  chromium: string,
  settings: PosterSettings,
): Promise<PosterFile[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files: PosterFile[] = []
  const write = (name: string, content: Uint8Array | string, page: string, label: string) => {
    const file = path.join(folder, name)
    writeFileSync(file, content)
    const { modified: date } = readExportedPage(out, page)
    files.push({ file, bytes: Buffer.byteLength(content), page, date, label })
  }
  const check = async (name: string, pdf: Uint8Array, wanted: SheetExpectation) => {
    const problems = await problemsOfSheet(pdf, wanted)
    if (problems.length > 0) throw new ClearError(`${name}:\n${problems.join('\n')}`)
  }
  const work = path.join(folder, 'work.html')
  const browser = await startPrinter(chromium)
  try {
    for (const poster of posters) {
      const content = contentOf(poster, out, settings)
      const labels = content.drawings.flatMap(({ label }) => label ?? [])
      for (const sheet of sheets) {
        const name = `${poster.name}-${sheet.name.toLowerCase()}`
        const svg = posterSvg(content, sheet)
        writeFileSync(work, posterPage(svg, poster.title, settings.language, sheet))
        const pdf = await printFile(browser, work)
        const texts = [poster.title, ...content.foot, ...labels]
        await check(`${name}.pdf`, pdf, { ...sheet, pages: { least: 1, most: 1 }, texts })
        write(`${name}.svg`, svg, poster.page, `Poster as SVG, ${sheet.name}`)
        write(`${name}.pdf`, pdf, poster.page, `Poster as PDF, ${sheet.name}`)
      }
    }
    const foot = footOf(cheatSheet.page, readExportedPage(out, cheatSheet.page).modified, settings).join(
      ' · ',
    )
    await withServedSite(out, async address => {
      for (const { format, width, height } of [
        { format: 'A4', width: 210, height: 297 },
        { format: 'Letter', width: 215.9, height: 279.4 },
      ] as const) {
        const name = `${cheatSheet.name}-${format.toLowerCase()}.pdf`
        const pdf = await printSitePage(browser, `${address}${cheatSheet.page}`, foot, format)
        await check(name, pdf, { width, height, pages: { least: 1, most: 2 }, texts: [settings.license] })
        write(name, pdf, cheatSheet.page, `Cheat sheet as PDF, ${format}`)
      }
    })
    return files
  } finally {
    await browser.close()
    rmSync(work, { force: true })
  }
}
