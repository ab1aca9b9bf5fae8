import { problem, type ContentRule } from '../content/content-site'
import { frontMatterIssues } from '../content/front-matter'
import { keyLine } from '../content/page'

/** Front matter is complete and has no unknown keys. */
export const rule: ContentRule = {
  name: 'front-matter',
  why: 'Nextra spreads front matter into the theme unread: a misspelled key silently does nothing.',
  looksAt: 'page',
  check: site =>
    site.pages.flatMap(page => {
      const { values, error } = page.frontMatter
      if (error)
        return [
          problem(
            page,
            error.line,
            `front matter isn't valid YAML: ${error.message}; quote a value that contains a colon.`,
          ),
        ]
      const unknown = (page.frontMatter.faults ?? []).map(({ line, message }) =>
        problem(page, line, `front matter: ${message}`),
      )
      const issues = frontMatterIssues(values).map(issue =>
        problem(page, keyLine(page, String(issue.path[0])), `front matter: ${issue.message}`),
      )
      return [...unknown, ...issues]
    }),
}
