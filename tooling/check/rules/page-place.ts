import { problem, problemAt, type Rule } from '../content/content-site'
import { nearest } from '../content/nearest'
import { kindOfPage } from '../content/page-list'
import { folderOf } from '../content/routes-of-files'

const planFile = 'data/planned-pages.ts'
const emailLesson = /\/([0-2]\d|30)-[a-z0-9]+(-[a-z0-9]+)*$/

/** Every page is in a folder that has a page or a menu, or is planned; and no existing page is planned. */
export const rule: Rule = {
  why: 'A mistyped folder becomes a section in the menu, and a published address stays wrong.',
  *check({ pages, metas, planned, planSource: raw = '' }) {
    const known = [
      ...pages.map(({ route }) => route),
      // A folder without a page has a title and an order in the menu.
      ...metas.map(({ file }) => file.replace(/^pages/, '').replace(/\/_meta\.json$/, '')),
      ...planned.flatMap(({ route }) => [route, folderOf(route)]),
    ]
    for (const page of pages) {
      const folder = folderOf(page.route)
      if (kindOfPage(page) === 'lesson' && !emailLesson.test(page.route))
        yield problem(
          page,
          1,
          `isn't named like an e-mail lesson, 00-welcome to 30-some-words: rename it, or add 'kind' to the front matter.`,
        )
      else if (folder !== '' && !known.includes(folder)) {
        const meant = nearest(folder, known)
        const hint = meant ? `did you mean ${meant}? Otherwise ` : ''
        const message = `is in ${folder}, a folder that has no page and isn't planned: ${hint}write pages${folder}/index.mdx, or add ${folder} to ${planFile}.`
        yield problem(page, 1, message)
      }
    }
    for (const { route } of planned) {
      const page = pages.find(each => each.route === route)
      const message = `${route} exists, ${page?.file}: remove it from the list.`
      if (page) yield problemAt({ file: planFile, raw }, `'${route}'`, message)
    }
  },
}
