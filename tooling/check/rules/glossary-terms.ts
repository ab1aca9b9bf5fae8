import { glossaryRoute } from '../../../lib/course/glossary-entry'
import { problem, type Problem, type Rule } from '../content/content-site'
import type { Heading, Page } from '../content/page'
import { partsNamed, sectionAt } from '../content/page-parts'

const wordsOf = ({ text }: Heading): string => text.replaceAll('-', ' ').replace(/[^\p{L}\p{N} ]/gu, '')

/** Word by word: 'burn-up' comes before 'burndown', and 'product (in Scrum)' after 'Product Goal'. */
const inOrder = (a: Heading, b: Heading): boolean =>
  wordsOf(a).localeCompare(wordsOf(b), 'en', { sensitivity: 'base' }) <= 0

/** Terms that break the alphabetical order, each with the one to put it before. */
function* outOfOrder(page: Page, terms: readonly Heading[]): Generator<Problem> {
  for (const [index, term] of terms.entries()) {
    const [before, previous] = [terms[index - 2], terms[index - 1]]
    if (!previous || inOrder(previous, term)) continue
    // Of two in the wrong order, the one that fits neither neighbor.
    const wrong = before && !inOrder(before, term) ? term : previous
    const next = terms.find(other => other !== wrong && !inOrder(other, wrong))
    yield problem(
      page,
      wrong.line,
      `'${wrong.text}' is out of alphabetical order: move it ${next ? `before '${next.text}'` : 'to the end'}.`,
    )
  }
}

/** Terms that don't say whether the Scrum Guide has them. */
function* withoutOrigin(page: Page, terms: readonly Heading[]): Generator<Problem> {
  const facts = partsNamed(page, 'Term')
  for (const [index, { text, line }] of terms.entries()) {
    const end = terms[index + 1]?.line ?? Infinity
    const fact = facts.find(each => each.line > line && each.line < end)
    const said = fact?.attribute('inScrumGuide')
    if (!fact)
      yield problem(page, line, `'${text}' has no <Term inScrumGuide="yes" />, or "no": add it below.`)
    else if (said !== 'yes' && said !== 'no')
      yield problem(
        page,
        fact.line,
        `'${text}' has inScrumGuide="${said ?? ''}": write "yes" if the Scrum Guide uses the term, otherwise "no".`,
      )
    else if (fact.attribute('also')?.includes(';'))
      yield problem(page, fact.line, `'${text}' has a semicolon in also: separate its names by commas.`)
  }
}

/** Terms below the heading of another letter. */
function* underWrongLetter(page: Page, terms: readonly Heading[]): Generator<Problem> {
  for (const term of terms) {
    const letter = sectionAt(page, term.line)?.text
    const own = term.text.charAt(0).toUpperCase()
    if (letter?.length === 1 && letter.toUpperCase() !== own)
      yield problem(page, term.line, `'${term.text}' is below the letter ${letter}: move it below ${own}.`)
  }
}

/** Other names that are a term of their own, or another term's, too. A term's own may differ in capitals. */
function* takenNames(page: Page, terms: readonly Heading[]): Generator<Problem> {
  const owners = new Map(terms.map(({ text }) => [text.toLowerCase(), text]))
  for (const { line, attribute } of partsNamed(page, 'Term')) {
    const term = terms.findLast(each => each.line < line)?.text ?? ''
    for (const name of (attribute('also') ?? '').split(/,\s*/).filter(Boolean)) {
      const owner = owners.get(name.toLowerCase())
      if (owner !== undefined && owner !== term)
        yield problem(
          page,
          line,
          `'${term}' has '${name}' in also, which already leads to '${owner}': remove it from one of them.`,
        )
      owners.set(name.toLowerCase(), owner ?? term)
    }
  }
}

/** The glossary's terms are in order below their letters, each says whether it is Scrum's, and a name leads to one. */
export const rule: Rule = {
  why: 'Readers look a term up by its first letters, and learn there whether Scrum has it.',
  *check({ pages }) {
    const page = pages.find(({ route }) => route === glossaryRoute)
    if (!page) return
    const terms = page.headings.filter(({ depth }) => depth === 3)
    yield* withoutOrigin(page, terms)
    yield* outOfOrder(page, terms)
    yield* underWrongLetter(page, terms)
    yield* takenNames(page, terms)
  },
}
