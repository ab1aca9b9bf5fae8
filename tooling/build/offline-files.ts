import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import * as words from '../../data/words/offline'
import { neededFiles, namedFiles } from '../../lib/offline/named-files'
import { offlineListPath, offlinePage, type OfflineList } from '../../lib/offline/offline-list'
import { partsFolder } from '../../lib/search/index-format'
import { exportedPages, type ExportedFile } from '../check/export/exported-pages'
import { filesUnder } from '../tasks/files-under'

/** The page that offers to save the course, and the beginning of its pages' addresses. */
const course = '/scrum/psm-1'

/** Pages outside the course that its lessons lead to, and the front page, with which the installed site opens. */
const besides = ['/', '/search', '/scrum/glossary']

/** Folders with what pages show; feeds, cards, and texts for programs aren't. */
const shownFolders = ['_next/static/page', 'images', 'downloads']

/** The place for the size in the course's page (components/offline/SaveCourse.tsx). */
const sizePlace = '<span data-course-size=""></span>'

const inCourse = ({ route }: ExportedFile) =>
  route === course || route.startsWith(`${course}/`) || besides.includes(route)

const titleOf = (html: string) => /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1] ?? ''

const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

function sizeInWords(pages: number, contents: readonly Buffer[]): string {
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
  // As hosts send it; Brotli, where they have it, makes it smaller.
  const sent = sum(contents.map(content => gzipSync(content).length))
  return words.size(pages, mb(sent), mb(sum(contents.map(({ length }) => length))))
}

/** The course's pages in the order in which its own page names them. */
function inReadingOrder(pages: readonly ExportedFile[], outline: string): ExportedFile[] {
  const placeOf = ({ route }: ExportedFile) => {
    const at = outline.indexOf(`href="${route}"`)
    return route === course ? -1 : at < 0 ? Infinity : at
  }
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b) || (a.route < b.route ? -1 : 1))
}

/**
 * Writes the list of what can be kept on a device, and the size of the course into its page; takes the offline page out
 * if the owner switched this off. Returns a note.
 */
export async function writeOfflineFiles(
  out: string,
  { buildId, settings }: { buildId: string; settings: { offline: boolean; defaultLocale: string } },
): Promise<string> {
  const bytesOf = (address: string) => readFileSync(path.join(out, address))
  const offlineFile = path.join(out, `${offlinePage}.html`)
  if (!settings.offline) {
    rmSync(offlineFile, { force: true })
    rmSync(path.join(out, offlineListPath), { force: true })
    return 'switched off; the worker removes itself'
  }
  const textOf = (file: string) => readFileSync(path.join(out, file), 'utf8')
  const outline = exportedPages(out).find(({ route }) => route === course)
  if (!outline || !existsSync(offlineFile))
    throw new Error(`The export has no ${course} or no ${offlinePage}: name other pages in offline-files.ts.`)
  const pages = inReadingOrder(exportedPages(out).filter(inCourse), textOf(outline.file))
  const shown = new Set(shownFolders.flatMap(folder => filesUnder(out, folder, '')).map(file => `/${file}`))
  const readText = (address: string) => Promise.resolve(textOf(address))
  const needed = await neededFiles(
    pages.map(({ file }) => textOf(file)),
    shown,
    readText,
  )
  const search = filesUnder(out, partsFolder(buildId, settings.defaultLocale).slice(1), '').map(
    file => `/${file}`,
  )
  const files = [...needed, ...search].sort()
  const contents = [...pages.map(({ file }) => bytesOf(file)), ...files.map(bytesOf)]
  const size = sizeInWords(pages.length, contents)
  const html = textOf(outline.file)
  if (!html.includes(sizePlace)) throw new Error(`${course} has no place for the size of the course.`)
  writeFileSync(
    path.join(out, outline.file),
    html.replace(sizePlace, `<span data-course-size="">${size}</span>`),
  )
  const hashOf = (file: string) => createHash('sha256').update(bytesOf(file)).digest('hex').slice(0, 10)
  const list: OfflineList = {
    build: buildId,
    shell: [offlinePage, ...[...namedFiles(textOf(`${offlinePage}.html`))].filter(file => shown.has(file))],
    pages: pages.map(({ route, file }) => [route, titleOf(textOf(file))]),
    files: [
      ...pages.map(({ route, file }): [string, string] => [route, hashOf(file)]),
      ...files.map((file): [string, string] => [file, hashOf(file)]),
    ],
  }
  writeFileSync(path.join(out, offlineListPath), JSON.stringify(list))
  return `${files.length} files and ${size}`
}
