import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatDate } from '../../lib/site/format-date'
import type { PrintedFile } from '../../lib/site/printed-file'

/** Where `npm run release-files` puts its files: they are part of the next export. Ignored by git. */
export const printedFolder = 'public/print'

/** Names the files of each page. */
export const printedList = `${printedFolder}/files.json`

/** A file of the list. */
export interface ListedFile {
  /** The page that links to it. */
  route: string
  label: string
  /** Its name in the folder. */
  file: string
  bytes: number
  /** The date of its text, as in '2026-11-28'. */
  date: string
}

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The files that a page links to: those of the list that are really there. */
export function printedFiles(root: string, route: string): PrintedFile[] {
  const list = path.join(root, printedList)
  if (!existsSync(list)) return []
  return (JSON.parse(readFileSync(list, 'utf8')) as ListedFile[]).flatMap(
    ({ route: page, label, file, bytes, date }) =>
      page === route && existsSync(path.join(root, printedFolder, file))
        ? [{ label, href: `/print/${file}`, about: `${sizeInWords(bytes)}, ${formatDate(new Date(date))}` }]
        : [],
  )
}
