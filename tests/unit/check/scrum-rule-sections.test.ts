// cspell:ignore plannning
import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/scrum-rule-sections'
import { assertFinds, assertPasses, siteOf } from './support'

const pageWith = (attributes: string) =>
  siteOf({ 'pages/a.mdx': `Text\n\n<ScrumRule ${attributes}>\n\nA rule.\n\n</ScrumRule>` })

describe('scrum-rule-sections', () => {
  it('passes headings of the Guide', () => {
    for (const section of ['Sprint Planning', 'Commitment: Sprint Goal', 'End Note'])
      assertPasses(rule, pageWith(`section="${section}"`))
  })

  it('finds what is not a heading of the Guide, and names the one that was meant', () => {
    assertFinds(rule, pageWith('section="Sprint Plannning"'), [
      'pages/a.mdx:3',
      "ScrumRule has section 'Sprint Plannning', which isn't a heading of the Scrum Guide: did you mean 'Sprint Planning'?",
    ])
    assertFinds(rule, pageWith('section="Estimation and velocity"'), [
      'pages/a.mdx:3',
      'write one of Purpose of the Scrum Guide, ',
    ])
    assertFinds(rule, pageWith('section="Complementary practice"'), ['pages/a.mdx:3', 'write one of '])
  })

  it('finds a rule without a section', () => {
    assertFinds(rule, pageWith(''), ['pages/a.mdx:3', 'ScrumRule needs section'])
  })
})
