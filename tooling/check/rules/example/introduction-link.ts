import { pagesWithoutIntroduction } from '../../../../data/example/exceptions'
import { introduction } from '../../../../data/example/product'
import { eachPage } from '../../content/each'
import type { Page, Sentence } from '../../content/page'
import { kindOfPage } from '../../content/page-list'
import { partsNamed } from '../../content/page-parts'

/** Words that only the example uses; 'library' could be a library of code. */
const words =
  /\b(?:patrons?|librarians?|branch (?:managers?|heads?)|(?:city|public|town)(?:['’]s)? library|library(?:['’]s)? (?:app|team|help desk|branch(?:es)?)|our library)\b/i

/** The first sentence of running text that uses the example. */
function firstUse(page: Page): Sentence | undefined {
  // A hub's cards describe other pages.
  const cards = partsNamed(page, 'PageCards')
  return page.sentences.find(
    ({ text, line, isProse, section }) =>
      isProse &&
      section !== 'sources' &&
      words.test(text) &&
      !cards.some(({ line: first, lastLine }) => first <= line && line <= lastLine),
  )
}

const exempt: readonly string[] = pagesWithoutIntroduction.map(({ route }) => route)

/** A page that uses the example introduces it, at least with a link. */
export const introductionProblems = eachPage(function* (page) {
  const use = firstUse(page)
  if (!use || exempt.includes(page.route) || kindOfPage(page) === 'legal') return
  if (page.links.some(({ url }) => url === introduction.link)) return
  const message = `uses the running example ('${words.exec(use.text)?.[0]}') without introducing it: add a clause such as '${introduction.clause}', with a link to ${introduction.link}.`
  yield [use.line, message]
})
