import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Files below a folder with one of these endings, sorted, as paths from the root with forward slashes. */
export function filesUnder(root: string, folder: string, ending = ''): string[] {
  const start = path.join(root, folder)
  if (!existsSync(start)) return []
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map(file => path.join(folder, file))
    .filter(file => file.endsWith(ending) && statSync(path.join(root, file)).isFile())
    .map(file => file.split(path.sep).join('/'))
    .sort()
}

/** A file's path from the root, and its text. */
export interface SourceText {
  file: string
  raw: string
}

/** Reads files. */
export const textsOf = (root: string, files: readonly string[]): SourceText[] =>
  files.map(file => ({ file, raw: readFileSync(path.join(root, file), 'utf8') }))
