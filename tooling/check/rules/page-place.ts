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

/** What is wrong with the folder of a page: a mistyped one has no page of its own and is in no plan. */
function folderFault(page: Page, known: ReadonlySet<string>): string | undefined {
  const folder = folderOf(page.route)
  if (folder === '' || known.has(folder)) return undefined
  const meant = nearest(folder, [...known])
  const hint = meant ? `did you mean ${meant}? Otherwise ` : ''
  return `lies in ${folder}, a folder that has no page and is not planned: ${hint}write pages${folder}/index.mdx, or add ${folder} to ${planFile}.`
}

function faultOf(page: Page, known: ReadonlySet<string>): string | undefined {
  if (kindOfPage(page) === 'lesson' && !emailLesson.test(page.route))
    return `is no e-mail lesson by its name: lessons are 00-welcome to 30-some-words; rename it, or say its 'kind' in the front matter.`
  return folderFault(page, known)
}

/** A page that is written is no longer planned: what is known of it comes from the page. */
function writtenPlans({ pages, planned, planSource }: ContentSite): Problem[] {
  return planned.flatMap(({ route }) => {
    const page = pages.find(each => each.route === route)
    if (!page) return []
    const line = lineOfText(planSource ?? '', `'${route}'`)
    return [{ file: planFile, line, message: `${route} is written, in ${page.file}: take it off the list.` }]
  })
}

/** Every page lies in a folder that has a page or a menu of its own, or is planned; and no written page is planned. */
export const rule: ContentRule = {
  name: 'page-place',
  why: 'A mistyped folder is a section of its own in the menu, and the address stays wrong once it is published.',
  check: site => {
    const known = new Set([
      ...site.pages.map(({ route }) => route),
      // A folder without a page of its own has a title in the menu and an order, as its author wrote them.
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
