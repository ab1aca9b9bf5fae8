import type { Rule } from '../content/content-site'
import { eachPage, type Found } from '../content/each'
import { frontMatterIssues } from '../content/front-matter'
import { keyLine, type Page } from '../content/page'

function* invalidYaml({ frontMatter: { error } }: Page): Generator<Found> {
  if (error)
    yield [
      error.line,
      `front matter isn't valid YAML: ${error.message}; quote a value that contains a colon.`,
    ]
}

const problemsOfUnlisted = eachPage(page => invalidYaml(page))

const problemsOf = eachPage(function* (page) {
  yield* invalidYaml(page)
  const { values, error, problems = [] } = page.frontMatter
  if (error) return
  for (const { line, message } of problems) yield [line, `front matter: ${message}`]
  for (const { path, message } of frontMatterIssues(values))
    yield [keyLine(page, String(path[0])), `front matter: ${message}`]
})

/** Front matter is complete and has no unknown keys. */
export const rule: Rule = {
  why: 'Nextra spreads front matter into the theme unread: a misspelled key silently does nothing.',
  // The error pages and the search have no dates or pictures.
  check: site => [...problemsOf(site), ...problemsOfUnlisted({ ...site, pages: site.unlistedPages ?? [] })],
}
