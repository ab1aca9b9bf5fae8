import { transform } from 'esbuild'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'postcss'
import { filesUnder } from '../tasks/files-under'
import { writeWhole } from '../tasks/write-whole'
import { namesOf, usedStyles, type PageNames } from './used-styles'

/** Style sheets of earlier builds, each under a name that carries a hash of all that it was made from. */
const place = '.cache/page-styles'

/** Of the sheets and of what makes a page's style sheet of them. */
function hashOfMakers(root: string, sheets: readonly string[]): string {
  const hash = createHash('sha256')
  for (const sheet of sheets) hash.update(sheet).update('\0')
  for (const file of filesUnder(root, 'tooling/build', '.ts'))
    hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * Returns how to make a page's style sheet: of all rules those that can match something in its HTML.
 *
 * @param sheets all of the site's
 */
export function pageStyles(
  root: string,
  sheets: readonly Root[],
  hasDarkMode: boolean,
): (html: string) => Promise<string> {
  const makers = hashOfMakers(
    root,
    sheets.map(sheet => sheet.toString()),
  )
  const known = new Map<string, Promise<string>>()
  const make = async (names: PageNames, html: string, file: string) => {
    if (existsSync(file)) return readFileSync(file, 'utf8')
    const { code } = await transform(usedStyles(sheets, names, html).toString(), {
      loader: 'css',
      minifyWhitespace: true,
    })
    writeWhole(file, code.trim())
    return code.trim()
  }
  return html => {
    const names = namesOf(html, hasDarkMode)
    // Pages of one kind mostly hold the same names.
    const key = [...names.classes, '|', ...names.tags, names.direction, html.includes('--shiki')]
      .sort()
      .join(' ')
    const file = path.join(
      root,
      place,
      `${createHash('sha256').update(`${makers} ${key}`).digest('hex')}.css`,
    )
    const styles = known.get(key) ?? make(names, html, file)
    known.set(key, styles)
    return styles
  }
}
