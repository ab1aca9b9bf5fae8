import {
  lineOfText,
  problem,
  type ContentRule,
  type ContentSite,
  type Problem,
} from '../content/content-site'
import { nearest } from '../content/nearest'
import type { Page } from '../content/page'
import { kindOfPage } from '../content/page-list'
import { folderOf } from '../content/routes-of-files'

const planFile = 'data/planned-pages.ts'
const emailLesson = /\/([0-2]\d|30)-[a-z0-9]+(-[a-z0-9]+)*$/

/** What is wrong with a page's folder: a mistyped one neither has a page nor is planned. */
function folderFault(page: Page, known: ReadonlySet<string>): string | undefined {
  const folder = folderOf(page.route)
  if (folder === '' || known.has(folder)) return undefined
  const meant = nearest(folder, [...known])
  const hint = meant ? `did you mean ${meant}? Otherwise ` : ''
  return `is in ${folder}, a folder that has no page and isn't planned: ${hint}write pages${folder}/index.mdx, or add ${folder} to ${planFile}.`
}

function faultOf(page: Page, known: ReadonlySet<string>): string | undefined {
  if (kindOfPage(page) === 'lesson' && !emailLesson.test(page.route))
    return `isn't named like an e-mail lesson, 00-welcome to 30-some-words: rename it, or add 'kind' to the front matter.`
  return folderFault(page, known)
}

/** A written page is no longer planned. */
function writtenPlans({ pages, planned, planSource }: ContentSite): Problem[] {
  return planned.flatMap(({ route }) => {
    const page = pages.find(each => each.route === route)
    if (!page) return []
    const line = lineOfText(planSource ?? '', `'${route}'`)
    return [{ file: planFile, line, message: `${route} exists, ${page.file}: remove it from the list.` }]
  })
}

/** Every page is in a folder that has a page or a menu, or is planned; and no existing page is planned. */
export const rule: ContentRule = {
  name: 'page-place',
  why: 'A mistyped folder becomes a section in the menu, and a published address stays wrong.',
  check: site => {
    const known = new Set([
      ...site.pages.map(({ route }) => route),
      // A folder without a page has a title and an order in the menu.
      ...site.metas.map(({ file }) => file.replace(/^pages/, '').replace(/\/_meta\.json$/, '')),
      ...site.planned.flatMap(({ route }) => [route, folderOf(route)]),
    ])
    const misplaced = site.pages.flatMap(page => {
      const message = faultOf(page, known)
      return message ? [problem(page, 1, message)] : []
    })
    return [...misplaced, ...writtenPlans(site)]
  },
}
