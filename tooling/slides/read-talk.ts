import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readPage } from '../handbook/read-page'
import { ClearError } from '../tasks/clear-error.mjs'
import { makeSlides, type TalkSettings } from './make-slides'
import type { Talk } from './talk'

/** The talk of a page of the export. Throws a ClearError if the export has no such page. */
export function readTalk(out: string, route: string, settings: TalkSettings): Talk {
  const file = path.join(out, `${route}.html`)
  if (!/^\/./.test(route) || !existsSync(file)) {
    throw new ClearError(`The export has no page ${route}: write its address, as in /scrum/introduction.`)
  }
  return makeSlides(readPage(readFileSync(file, 'utf8'), route), settings)
}
