import { describe, it } from 'node:test'
import { glossaryRoute } from '../../../lib/course/glossary-entry'
import { rule } from '../../../tooling/check/rules/glossary-terms'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const file = `pages${glossaryRoute}.mdx`

/** A glossary of these terms; the first heading is on line 5, and each term takes six lines. */
const glossary = (...terms: string[]) =>
  siteOf({
    [file]: pageOf(
      'title: Glossary',
      terms.map(term => `### ${term}\n\n<Term inScrumGuide="no" />\n\nIt is.\n`).join('\n'),
    ),
  })

describe('glossary-terms', () => {
  it('passes terms in the order of their words, whatever is between them', () => {
    assertPasses(rule, glossary('burn-up chart', 'burndown chart', 'Product Goal', 'product (in Scrum)'))
    assertPasses(rule, glossary('Scrum board', 'Scrumban', 'ScrumBut', 'Scrum.org'))
  })

  it('finds the term that is out of order, before or after the others, and where it belongs', () => {
    assertFinds(rule, glossary('Zebra', 'artifact', 'Backlog'), [
      `${file}:5`,
      "'Zebra' is out of alphabetical order: move it to the end.",
    ])
    assertFinds(rule, glossary('artifact', 'Zebra', 'Backlog', 'Sprint'), [
      `${file}:11`,
      "'Zebra' is out of alphabetical order: move it to the end.",
    ])
    assertFinds(rule, glossary('Backlog', 'Sprint', 'artifact', 'Team'), [
      `${file}:17`,
      "move it before 'Backlog'",
    ])
  })

  it('finds other names separated by something else than commas', () => {
    const wrong = pageOf(
      'title: G',
      '### rest\n\n<Term inScrumGuide="no" also="spillover; carry-over" />\n\nIt is.\n',
    )
    assertFinds(rule, siteOf({ [file]: wrong }), [`${file}:7`, "'rest' has a semicolon in also"])
  })

  it('finds a term that does not say whether the Scrum Guide has it', () => {
    const wrong = pageOf(
      'title: Glossary',
      '### artifact\n\nIt is.\n\n### Backlog\n\n<Term inScrumGuide="Yes" />\n\nIt is.\n',
    )
    assertFinds(
      rule,
      siteOf({ [file]: wrong }),
      [`${file}:5`, "'artifact' has no <Term"],
      [`${file}:11`, `'Backlog' has inScrumGuide="Yes": write "yes" if`],
    )
  })

  it('finds a term below the heading of another letter', () => {
    const term = (name: string) => `### ${name}\n\n<Term inScrumGuide="no" />\n\nIt is.\n`
    const body = ['## A\n', term('artifact'), term('Backlog'), '## S\n', term('Sprint'), '## Sources'].join(
      '\n',
    )
    assertFinds(rule, siteOf({ [file]: pageOf('title: G', body) }), [
      `${file}:13`,
      "'Backlog' is below the letter A: move it below B.",
    ])
  })

  it('finds another name that already leads to a term', () => {
    const term = (name: string, also: string) =>
      `### ${name}\n\n<Term inScrumGuide="no" also="${also}" />\n\nIt is.\n`
    const body = [term('artifact', 'thing, Sprint'), term('Backlog', 'Thing'), term('sprint', 'run')].join(
      '\n',
    )
    assertFinds(
      rule,
      siteOf({ [file]: pageOf('title: G', body) }),
      [`${file}:7`, "'artifact' has 'Sprint' in also, which already leads to 'sprint'"],
      [`${file}:13`, "'Backlog' has 'Thing' in also, which already leads to 'artifact'"],
    )
  })
})
