import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { frontMatterIssues } from '../content/front-matter'
import { keyLine } from '../content/page'

/** Front matter is complete and has no unknown keys. */
export const rule: Rule = {
  why: 'Nextra spreads front matter into the theme unread: a misspelled key silently does nothing.',
  check: eachPage(function* (page) {
    const { values, error, problems = [] } = page.frontMatter
    if (error)
      yield [
        error.line,
        `front matter isn't valid YAML: ${error.message}; quote a value that contains a colon.`,
      ]
    else {
      for (const { line, message } of problems) yield [line, `front matter: ${message}`]
      for (const { path, message } of frontMatterIssues(values))
        yield [keyLine(page, String(path[0])), `front matter: ${message}`]
    }
  }),
}
