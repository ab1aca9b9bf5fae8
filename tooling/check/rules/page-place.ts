import { problem, type Rule } from '../content/content-site'
import { nearest } from '../content/nearest'
import { kindOfPage } from '../content/page-list'
import { folderOf } from '../content/routes-of-files'

const emailLesson = /\/([0-2]\d|30)-[a-z0-9]+(-[a-z0-9]+)*$/

/** Every page is in a folder that has a page or a menu. */
export const rule: Rule = {
  why: 'A mistyped folder becomes a section in the menu, and a published address stays wrong.',
  *check({ pages, metas }) {
    const known = [
      ...pages.map(({ route }) => route),
      // A folder without a page has a title and an order in the menu.
      ...metas.map(({ file }) => file.replace(/^pages/, '').replace(/\/_meta\.json$/, '')),
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
        const message = `is in ${folder}, a folder that has no page: ${hint}write pages${folder}/index.mdx.`
        yield problem(page, 1, message)
      }
    }
  },
}
