import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { remembered } from '../../tasks/remembered'

/** Files an HTML page loads, as paths relative to the export, each once. */
export type PageFiles = { scripts: string[]; styles: string[] }

/** Brotli bytes of a page. */
export type PageWeight = { html: number; styles: number; scripts: number }

/**
 * A page's scripts and styles. Any script named in the HTML counts, even one that a script adds later: delay
 * doesn't make it lighter.
 */
export function filesOfPage(html: string): PageFiles {
  const named = (pattern: RegExp) =>
    [...new Set(html.match(pattern) ?? [])].map(url => decodeURIComponent(url).slice(1))
  return {
    scripts: named(/\/_next\/static\/[\w./%()[\]~-]+?\.js\b/g),
    styles: named(/\/_next\/static\/[\w./%()[\]~-]+?\.css\b/g),
  }
}

/** Bytes after Brotli: hosts use 11 in advance; lower qualities are faster and about a tenth larger. */
function brotliSize(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/** Weighs a page with a function that may cache shared files. */
export function weighPage(html: string, sizeOf: (file: string) => number, quality = 11): PageWeight {
  const { scripts, styles } = filesOfPage(html)
  const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
  return { html: brotliSize(html, quality), styles: sum(styles), scripts: sum(scripts) }
}

/** Measures an export's files, compressing each once. */
export const measureOf = (directory: string, quality = 11): ((file: string) => number) =>
  remembered((file: string) => brotliSize(readFileSync(path.join(directory, file)), quality))
