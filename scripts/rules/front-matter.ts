import { problem, type ContentRule } from '../../lib/content/content-site'
import { frontMatterIssues } from '../../lib/content/front-matter'
import { keyLine } from '../../lib/content/page'

/** Front matter is complete and holds no key that the schema does not know. */
export const rule: ContentRule = {
  name: 'front-matter',
  why: 'Nextra spreads front matter into the theme unread: a misspelt key is silently without effect.',
  check: site =>
    site.pages.flatMap(page => {
      const { values, error } = page.frontMatter
      if (error)
        return [
          problem(
            page,
            error.line,
            `front matter is no valid YAML: ${error.message}; quote a value that contains a colon.`,
          ),
        ]
      return frontMatterIssues(values).map(issue =>
        problem(page, keyLine(page, String(issue.path[0])), `front matter: ${issue.message}`),
      )
    }),
}
