import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { attributeOf, classOf, findElement } from '../handbook/page-tree'
import { ClearError } from '../tasks/clear-error.mjs'

/** What a poster takes from the page that explains it. */
export interface ExportedPage {
  /** As in '2026-11-28'. */
  modified: string
  /** The description of a drawing on it; undefined if it has no such drawing. */
  altOf: (src: string) => string | undefined
}

/** Reads a page of the export. Throws a ClearError if the page is missing or has no date. */
export function readExportedPage(out: string, route: string): ExportedPage {
  const file = path.join(out, `${route}.html`)
  if (!existsSync(file)) throw new ClearError(`The export has no page ${route}: correct its address.`)
  const document = parse(readFileSync(file, 'utf8'))
  const stamp = findElement(document, node => classOf(node) === 'nextra-timestamp')
  const time = stamp && findElement(stamp, ({ tagName }) => tagName === 'time')
  const modified = time && attributeOf(time, 'datetime')?.slice(0, 10)
  if (!modified) throw new ClearError(`${route} has no date in the export.`)
  return {
    modified,
    altOf: src => {
      const image = findElement(document, node => node.tagName === 'img' && attributeOf(node, 'src') === src)
      return image && attributeOf(image, 'alt')
    },
  }
}
