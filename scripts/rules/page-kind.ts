import { kindOf, problem, type ContentRule } from '../../lib/content/content-site'
import { nearest } from '../../lib/content/nearest'
import { keyLine, textValue } from '../../lib/content/page'
import { routeEntry } from '../../lib/content/route-entry'

/** Every page is in the plan of routes, under the title that the plan gives it. */
export const rule: ContentRule = {
  name: 'page-kind',
  why: 'The plan says what each page must have; a page outside it, or under another name, escapes every other check.',
  check: site =>
    site.pages.flatMap(page => {
      if (!kindOf(site, page)) {
        const meant = nearest(
          page.route,
          site.routes.map(entry => entry.route),
        )
        const mend = `${meant ? `did you mean ${meant}? Otherwise ` : ''}add it there with its title and kind.`
        return [problem(page, 1, `route ${page.route} is not in data/routes.ts: ${mend}`)]
      }
      const planned = routeEntry(site.routes, page.route)?.title
      const title = textValue(page, 'title')
      if (planned === undefined || planned === title) return []
      return [
        problem(
          page,
          keyLine(page, 'title'),
          `title '${title}' differs from '${planned}' in data/routes.ts: make them equal.`,
        ),
      ]
    }),
}
