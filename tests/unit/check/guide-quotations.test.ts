import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/guide-quotations'
import { assertFinds, assertPasses, siteOf } from './support'

// The shortest proof that the checked-in runs are those of the Guide: one of its sentences, quoted.
const sentence =
  'Scrum is a lightweight framework that helps people, teams and organizations generate value through adaptive solutions for complex problems.'

describe('guide-quotations', () => {
  it('passes a sentence of our own and a run of nine words', () => {
    const nine = sentence.split(' ').slice(0, 9).join(' ')
    assertPasses(rule, siteOf({ 'pages/a.mdx': `Scrum is small.\n\n${nine}.\n` }))
  })

  it('passes a quotation in marks or as a block that names the guide', () => {
    const page = `"${sentence}" (Scrum Guide 2020, *Scrum Definition*)\n\n## B\n\nThe Guide says:\n\n> ${sentence}\n`
    assertPasses(rule, siteOf({ 'pages/a.mdx': page }))
  })

  it('finds a copied sentence in text, a caption and a list cut into items', () => {
    const [first = '', second = ''] = sentence.split(', ')
    const list = `- ${first}\n- ${second}\n`
    assertFinds(
      rule,
      siteOf({
        'pages/a.mdx': `One.\n\n${sentence}\n`,
        'pages/b.mdx': `<Highlight text="${sentence}" />\n`,
        'pages/c.mdx': list,
      }),
      ['pages/a.mdx:3', '19 words of a Scrum Guide in a row: put it in double quotation marks'],
      ['pages/b.mdx:1', 'put it in double quotation marks'],
      ['pages/c.mdx:1', 'put it in double quotation marks'],
    )
  })

  it('finds a quotation whose section names no guide', () => {
    const page = `## The Guide\n\nText.\n\n## Rules\n\nIt says "${sentence}"\n`
    assertFinds(rule, siteOf({ 'pages/a.mdx': page }), ['pages/a.mdx:7', 'say in the same section'])
  })

  it('finds a copied sentence in a question, and passes a marked one', () => {
    const files = [`why: '${sentence}',\n`, `why: 'The Guide: "${sentence}"',\n`].map((raw, index) => ({
      file: `data/questions/${index}.ts`,
      raw,
      set: undefined,
    }))
    assertFinds(rule, siteOf({}, { questionFiles: files }), ['data/questions/0.ts:1', '19 words'])
  })
})
