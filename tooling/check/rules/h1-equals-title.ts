import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { textValue } from '../content/page'
import { kindOfPage } from '../content/page-list'
import { partsNamed } from '../content/page-parts'

/** A page has one level-1 heading, at the top, equal to its title. */
export const rule: Rule = {
  why: 'Readers come for the title they saw in a search result or the sidebar.',
  check: eachPage(function* (page) {
    const [first, ...others] = page.headings.filter(heading => heading.depth === 1)
    const title = textValue(page, 'title')
    const isHome = kindOfPage(page) === 'home'
    if (!first) {
      // The home page's hero has its own heading: a greeting, not 'Home'.
      if (!isHome || partsNamed(page, 'Hero').length !== 1)
        yield [1, `has no level-1 heading: begin the text with '# ${title}'.`]
      return
    }
    for (const { line, text } of others)
      yield [line, `'# ${text}' is a second level-1 heading: make it '##'.`]
    const { line, text } = first
    if (page.headings[0] !== first) yield [line, `'# ${text}' is below other headings: make it the first.`]
    if (!isHome && text !== title)
      yield [line, `heading '${text}' differs from the title '${title}': make them equal.`]
  }),
}
