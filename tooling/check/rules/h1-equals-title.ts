import { problem, type ContentRule, type Problem } from '../content/content-site'
import { textValue, type Page } from '../content/page'
import { kindOfPage } from '../content/page-list'
import { partsNamed } from './page-parts'

function check(page: Page): Problem[] {
  const [first, ...others] = page.headings.filter(heading => heading.depth === 1)
  const title = textValue(page, 'title')
  const isHome = kindOfPage(page) === 'home'
  if (!first) {
    // The home page's hero has its own heading: a greeting, not 'Home'.
    if (isHome && partsNamed(page, 'Hero').length === 1) return []
    return [problem(page, 1, `has no level-1 heading: begin the text with '# ${title}'.`)]
  }
  const problems = others.map(heading =>
    problem(page, heading.line, `'# ${heading.text}' is a second level-1 heading: make it '##'.`),
  )
  if (page.headings[0] !== first) {
    problems.push(problem(page, first.line, `'# ${first.text}' is below other headings: make it the first.`))
  }
  if (!isHome && first.text !== title) {
    problems.push(
      problem(
        page,
        first.line,
        `heading '${first.text}' differs from the title '${title}': make them equal.`,
      ),
    )
  }
  return problems
}

/** A page has one level-1 heading, at the top, equal to its title. */
export const rule: ContentRule = {
  name: 'h1-equals-title',
  why: 'Readers come for the title they saw in a search result or the sidebar.',
  check: site => site.pages.flatMap(check),
}
