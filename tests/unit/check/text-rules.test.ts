import { describe, it } from 'node:test'
import type { RouteKind } from '../../../lib/nav/route-entry'
import { rule as pageLength } from '../../../tooling/check/rules/page-length'
import { rule as repeatedSentences } from '../../../tooling/check/rules/repeated-sentences'
import { rule as stockPhrases } from '../../../tooling/check/rules/stock-phrases'
import { rule as unfinishedText } from '../../../tooling/check/rules/unfinished-text'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

describe('repeated-sentences', () => {
  const sentence = 'The Sprint Goal is the single objective for the Sprint and gives it a shape.'

  it('passes short sentences that are on two pages', () => {
    assertPasses(repeatedSentences, siteOf({ 'pages/a.mdx': 'Try it once.', 'pages/b.mdx': 'Try it once.' }))
  })

  it('passes a source that two pages cite in the same words', () => {
    const page = `## Sources\n\n- ${sentence}\n`
    assertPasses(repeatedSentences, siteOf({ 'pages/a.mdx': page, 'pages/b.mdx': page }))
  })

  it('finds a sentence on two pages, whatever its emphasis and line breaks', () => {
    const again = `# B\n\nShort. ${sentence.replace('single', '**single**').replace(' for ', '\nfor ')}\n`
    assertFinds(repeatedSentences, siteOf({ 'pages/a.mdx': `${sentence}\n`, 'pages/b.mdx': again }), [
      'pages/b.mdx:3',
      'is also in pages/a.mdx:1: say',
    ])
  })

  it('finds a sentence that a highlight repeats on its own page', () => {
    const page = `${sentence}\n\n<Highlight text="${sentence}" />\n`
    assertFinds(repeatedSentences, siteOf({ 'pages/a.mdx': page }), [
      'pages/a.mdx:3',
      'is also in pages/a.mdx:1: say',
    ])
  })
})

describe('page-length', () => {
  const page = (kind: RouteKind, words: number, route: `/${string}` = '/a') =>
    siteOf({ [`pages${route}.mdx`]: pageOf(`kind: ${kind}`, 'word '.repeat(words)) })

  it('passes the fewest and the most words of a kind', () => {
    assertPasses(pageLength, page('article', 700))
    assertPasses(pageLength, page('article', 1450))
    assertPasses(pageLength, page('hub', 120))
    assertPasses(pageLength, page('lesson-course', 1300))
  })

  it("doesn't count the sources", () => {
    const sources = `${'word '.repeat(1450)}\n\n## Sources\n\nThe oak and the elm.`
    assertPasses(pageLength, siteOf({ 'pages/a.mdx': pageOf('kind: article', sources) }))
  })

  it('passes summaries, the cheat sheet and legal pages of any length', () => {
    assertPasses(pageLength, page('lesson-course', 10, '/scrum/summary'))
    assertPasses(pageLength, page('lesson-course', 10, '/scrum/scrum-psm1-cheat-sheet'))
    assertPasses(pageLength, page('legal', 10))
  })

  it('finds one word less and one word more', () => {
    assertFinds(pageLength, page('article', 699), ['pages/a.mdx:1', 'has 699 words'])
    assertFinds(pageLength, page('hub', 501), ['pages/a.mdx:1', 'has 501 words'])
    assertFinds(pageLength, page('lesson', 249, '/email-series/01-why'), [
      'pages/email-series/01-why.mdx:1',
      'has 249 words',
    ])
  })
})

describe('stock-phrases', () => {
  it('passes plain words', () => {
    assertPasses(stockPhrases, siteOf({ 'pages/a.mdx': 'The team looks closely at the work.' }))
  })

  it('finds a phrase in text, in a description and in a question', () => {
    const raw = "topic: 'x',\nstem: 'Which robust answer?',\n"
    assertFinds(
      stockPhrases,
      siteOf(
        { 'pages/a.mdx': pageOf('title: A\ndescription: Unlock Scrum', 'Let us delve into it.') },
        { questionFiles: [{ file: 'data/questions/x.ts', raw, set: undefined }] },
      ),
      ['pages/a.mdx:6', "'delve' is a stock phrase"],
      ['pages/a.mdx:3', "'Unlock' is a stock phrase"],
      ['data/questions/x.ts:2', "'robust' is a stock phrase"],
    )
  })
})

describe('unfinished-text', () => {
  it('passes a page about to-do lists', () => {
    assertPasses(
      unfinishedText,
      siteOf({ 'pages/a.mdx': 'Move the card from To do, or the todo list, to Doing.' }),
    )
  })

  it('finds what was left to write', () => {
    assertFinds(
      unfinishedText,
      siteOf({ 'pages/a.mdx': '# A\n\nTODO: example\n\nA figure is coming soon.\n' }),
      ['pages/a.mdx:3', "'TODO' is unfinished"],
      ['pages/a.mdx:5', "'coming soon' is unfinished"],
    )
  })
})
