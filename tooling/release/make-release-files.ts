import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startPrinter } from '../handbook/print'
import { problemsOfSheet } from '../posters/check-sheet'
import { makePosters, type PosterPlan, type PosterSettings } from '../posters/make-posters'
import { printSitePage, withServedSite } from '../posters/print-page'
import { makeTalk } from '../slides/make-talk'
import { readTalk } from '../slides/read-talk'
import { ClearError } from '../tasks/clear-error.mjs'
import { printedFolder, printedList, type ListedFile } from '../tasks/printed-files'

/** What readers get: posters, the cheat sheet, and the talks and PDFs of some lessons. */
export interface ReleasePlan extends PosterPlan {
  /** Routes. */
  talks: readonly string[]
}

/** What a talk's file is for, by the end of its name; a browser's talk isn't offered, since no page may run its script. */
const talkLabels: readonly (readonly [string, string])[] = [
  ['-facilitator.pdf', 'For the facilitator as PDF'],
  ['.pdf', 'Slides as PDF'],
]

/** A4 as the readers' browser prints the page, named like its talk. */
async function makePagePdf(out: string, route: string, foot: string, chromium: string): Promise<Uint8Array> {
  const browser = await startPrinter(chromium)
  try {
    const pdf = await withServedSite(out, address => printSitePage(browser, `${address}${route}`, foot, 'A4'))
    const pages = { least: 1, most: 20 }
    const problems = await problemsOfSheet(pdf, { width: 210, height: 297, pages, texts: [foot] })
    if (problems.length > 0) throw new ClearError(`The PDF of ${route}:\n${problems.join('\n')}`)
    return pdf
  } finally {
    await browser.close()
  }
}

/**
 * Makes the files that the next build offers to readers, and the list of them.
 * @param work a folder for files that are made on the way
 */
export async function makeReleaseFiles(
  plan: ReleasePlan,
  folders: { root: string; out: string; work: string },
  chromium: string,
  settings: PosterSettings,
): Promise<ListedFile[]> {
  const { root, out, work } = folders
  const target = path.join(root, printedFolder)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const listed: ListedFile[] = []
  for (const { file, bytes, page, date, label } of await makePosters(
    plan,
    out,
    path.join(work, 'posters'),
    chromium,
    settings,
  )) {
    copyFileSync(file, path.join(target, path.basename(file)))
    listed.push({ route: page, label, file: path.basename(file), bytes, date })
  }
  for (const route of plan.talks) {
    const talk = readTalk(out, route, settings)
    for (const { file, bytes } of await makeTalk(talk, out, path.join(work, 'slides'), chromium)) {
      const name = path.basename(file)
      const label = talkLabels.find(([ending]) => name.endsWith(ending))?.[1]
      if (!label) continue
      const offered = name.replace(/(?<!-facilitator)\.pdf$/, '-slides.pdf')
      copyFileSync(file, path.join(target, offered))
      listed.push({ route, label, file: offered, bytes, date: talk.date })
    }
    const foot = [talk.url.replace('https://', ''), talk.date, talk.license].join(' · ')
    const pdf = await makePagePdf(out, route, foot, chromium)
    const file = `${path.basename(route)}.pdf`
    writeFileSync(path.join(target, file), pdf)
    listed.push({ route, label: 'PDF of this page', file, bytes: pdf.length, date: talk.date })
  }
  writeFileSync(path.join(root, printedList), `${JSON.stringify(listed, null, 2)}\n`)
  return listed
}
