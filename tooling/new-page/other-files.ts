import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sectionOf, slugOf } from '../../lib/nav/route-entry'
import type { ListedPage } from '../check/content/page-list'
import { folderOf } from '../check/content/routes-of-files'
import { ClearError } from '../tasks/clear-error.mjs'
import type { PlannedFile } from './page-plan'

const planFile = 'data/planned-pages.ts'
const fewestLinks = 4

/** The list of planned pages without the new page; undefined if it wasn't planned. */
export function planUnplanned(root: string, route: string): PlannedFile[] {
  const before = readFileSync(path.join(root, planFile), 'utf8')
  const entry = new RegExp(`^ {2}\\{\\s*route: '${route}',[^}]*\\},\\n`, 'm')
  const text = before.replace(entry, '')
  return text === before ? [] : [{ file: planFile, text, before }]
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

/** Candidates for related links: pages of the folder, then the section, then all others. */
function nearbyPages(route: string, pages: readonly ListedPage[]): ListedPage[] {
  const folder = folderOf(route)
  const nearness = (page: ListedPage) => {
    if (folderOf(page.route) === folder || page.route === folder) return 0
    return sectionOf(page.route) === sectionOf(route) ? 1 : 2
  }
  return pages
    .filter(page => page.route !== route && page.route !== '/')
    .sort((a, b) => nearness(a) - nearness(b))
    .slice(0, fewestLinks)
}

/** The file of related links for a section. */
function linksFile(root: string, route: string): string {
  const file = `data/related-links/${sectionOf(route)}.ts`
  return existsSync(path.join(root, file)) ? file : 'data/related-links/site.ts'
}

/** A group of related links with sentences still to be written. */
export function planLinkGroup(
  root: string,
  route: string,
  group: string,
  pages: readonly ListedPage[],
): PlannedFile[] {
  const file = linksFile(root, route)
  const before = readFileSync(path.join(root, file), 'utf8')
  const end = before.search(/^\}[^\n]*satisfies/m)
  if (end < 0) throw new ClearError(`${file} does not end in '} satisfies RelatedLinkGroups': fix it first.`)
  const links = nearbyPages(route, pages).map(page =>
    [
      '    {',
      `      link: ${quoted(page.route)},`,
      `      shortDescription: ${quoted(`TODO Why a reader of ${group} would go to ${slugOf(page.route)}.`)},`,
      '    },',
    ].join('\n'),
  )
  const text = `${before.slice(0, end)}  ${/\W/.test(group) ? `'${group}'` : group}: [\n${links.join('\n')}\n  ],\n${before.slice(end)}`
  return [{ file, text, before }]
}
