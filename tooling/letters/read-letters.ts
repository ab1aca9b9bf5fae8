import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'parse5'
import { attributeOf, findElement } from '../handbook/page-tree'
import { readPage } from '../handbook/read-page'
import { ClearError } from '../tasks/clear-error.mjs'
import type { Letter } from './letter'

/** Reads a letter from its page's HTML in the export. */
export function readLetter(html: string, route: string): Letter {
  const name = path.posix.basename(route)
  const day = Number(/^\d\d(?=-)/.exec(name)?.[0] ?? NaN)
  if (Number.isNaN(day)) {
    throw new ClearError(
      `${route} isn't a letter: its address must begin with its day, as in '03-sprint-goal'.`,
    )
  }
  const { title, body } = readPage(html, route)
  const description = findElement(
    parse(html),
    node => node.tagName === 'meta' && attributeOf(node, 'name') === 'description',
  )
  const preheader = description && attributeOf(description, 'content')
  if (!preheader) throw new ClearError(`${route} has no description, which is what an inbox shows.`)
  return { name, day, route, title, preheader, body }
}

/** The routes of the letters in the order of their folder's `_meta.json`. */
export function letterRoutes(root: string, hub: string): string[] {
  const order = JSON.parse(readFileSync(path.join(root, 'pages', hub, '_meta.json'), 'utf8')) as object
  return Object.keys(order)
    .filter(name => name !== 'index')
    .map(name => `${hub}/${name}`)
}

/** Reads all letters from an export. Throws a ClearError if one is missing, or if their days leave a gap. */
export function readLetters(out: string, routes: readonly string[]): Letter[] {
  return routes.map((route, index) => {
    const file = path.join(out, `${route}.html`)
    if (!existsSync(file)) throw new ClearError(`The export doesn't have ${route}: run npm run build.`)
    const letter = readLetter(readFileSync(file, 'utf8'), route)
    if (letter.day !== index) {
      throw new ClearError(
        `${route} comes on day ${index} by _meta.json: make the number in its address the same.`,
      )
    }
    return letter
  })
}
