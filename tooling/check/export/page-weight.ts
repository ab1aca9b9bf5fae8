import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'

/** Files that an HTML page has the browser load, as paths under the export's directory, each once. */
export type PageFiles = { scripts: string[]; styles: string[] }

/** Brotli bytes of a page. */
export type PageWeight = { html: number; styles: number; scripts: number }

type Node = DefaultTreeAdapterTypes.Node

function attribute(node: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
  return node.attrs.find(candidate => candidate.name === name)?.value
}

/** Scripts that only browsers without modules load, which no supported browser is. */
function legacyScripts(node: Node): string[] {
  if (!('childNodes' in node)) return []
  const own =
    defaultTreeAdapter.isElementNode(node) &&
    node.tagName === 'script' &&
    attribute(node, 'nomodule') !== undefined
      ? [attribute(node, 'src') ?? '']
      : []
  return [...own, ...node.childNodes.flatMap(legacyScripts)]
}

/**
 * The scripts and styles of a page. Any script that the HTML names counts, in a tag, a preload or the text of
 * a script that adds it later: a delay does not make it lighter.
 */
export function filesOfPage(html: string): PageFiles {
  const legacy = legacyScripts(parse(html)).map(src => src.replace(/\?.*/, ''))
  const named = (pattern: RegExp) => [...new Set(html.match(pattern) ?? [])]
  const scripts = named(/\/_next\/static\/[\w./%()[\]~-]+?\.js\b/g).filter(url => !legacy.includes(url))
  const styles = named(/\/_next\/static\/[\w./%()[\]~-]+?\.css\b/g)
  const file = (url: string) => decodeURIComponent(url).slice(1)
  return { scripts: scripts.map(file), styles: styles.map(file) }
}

/** Bytes after Brotli: 11 is what a host makes ahead, lower qualities are quicker and about a tenth larger. */
function brotliSize(content: Buffer | string, quality = 11): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

/** Weighs a page, given a measure of a file that may remember those that pages share. */
export function weighPage(html: string, sizeOf: (file: string) => number, quality = 11): PageWeight {
  const { scripts, styles } = filesOfPage(html)
  const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
  return { html: brotliSize(html, quality), styles: sum(styles), scripts: sum(scripts) }
}

/** A measure of the files of an export that compresses each once. */
export function measureOf(directory: string, quality = 11): (file: string) => number {
  const known = new Map<string, number>()
  return file => {
    const size = known.get(file) ?? brotliSize(readFileSync(path.join(directory, file)), quality)
    known.set(file, size)
    return size
  }
}
