import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPrinter } from '../handbook/print'
import { printFile } from '../handbook/print-file'
import { inBookFont, printFonts } from '../handbook/print-fonts'
import { ClearError } from '../tasks/clear-error.mjs'
import { problemsOfTalk, problemsOfTalkPage, problemsOfTalkPdf } from './check-talk'
import { facilitatorPage } from './facilitator-page'
import type { SlideLook } from './slide-markup'
import { fitSlides } from './print-talk'
import type { Talk } from './talk'
import { printedTalk, talkPage } from './talk-page'

/** A file that was made. */
export interface TalkFile {
  file: string
  bytes: number
}

const refuse = (what: string, problems: readonly string[]) => {
  if (problems.length > 0) throw new ClearError(`${what}:\n${problems.slice(0, 20).join('\n')}`)
}

/** The last part of a page's address, which names its files. */
const slugOf = (url: string) => path.basename(new URL(url).pathname)

/**
 * Writes a talk as HTML and PDF, and the pages for its facilitator, reads them back, and returns their files.
 * @param out the export, for its drawings
 */
export async function makeTalk(
  talk: Talk,
  out: string,
  folder: string,
  chromium: string,
): Promise<TalkFile[]> {
  refuse(`The talk of ${talk.url} is wrong`, problemsOfTalk(talk))
  const fonts = printFonts()
  const drawing = (src: string) => {
    const svg = inBookFont(readFileSync(path.join(out, src), 'utf8'), fonts)
    return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  }
  mkdirSync(folder, { recursive: true })
  const work = path.join(folder, `${slugOf(talk.url)}.work.html`)
  const files: TalkFile[] = []
  const write = (ending: string, content: Uint8Array | string) => {
    const file = path.join(folder, `${slugOf(talk.url)}${ending}`)
    writeFileSync(file, content)
    files.push({ file, bytes: Buffer.byteLength(content) })
    return file
  }
  const browser = await startPrinter(chromium)
  try {
    const print = (densities: SlideLook['densities']) => printedTalk(talk, { drawing, densities }, fonts)
    const densities = await fitSlides(browser, talk, print, work)
    const pdf = await printFile(browser, work)
    write('.pdf', pdf)
    refuse('The slides as PDF', await problemsOfTalkPdf(pdf, talk))
    const html = write('.html', talkPage(talk, { drawing, densities }, fonts))
    refuse('The slides as HTML', await problemsOfTalkPage(browser, html, talk))
    writeFileSync(work, facilitatorPage(talk, fonts))
    write('-facilitator.pdf', await printFile(browser, work))
    return files
  } finally {
    await browser.close()
    rmSync(work, { force: true })
  }
}
