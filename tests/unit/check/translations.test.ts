// cspell:ignore partie faites
import { describe, it } from 'node:test'
import type { ContentSite, QuestionFile } from '../../../tooling/check/content/content-site'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { rule } from '../../../tooling/check/rules/translations'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const head = 'title: Title\ndescription: What it says.'
const original = pageOf(
  head,
  '# Title\n\n## First part\n\n[On](/b#second)\n\n<CommonPractice>\n\nDo it.\n\n</CommonPractice>\n\n![Board](/images/a.svg)',
)
const other = pageOf(head, '# Title\n\n## Second\n\nText.')
const french = pageOf(
  head.replace('Title', 'Titre'),
  '# Titre\n\n## Partie [#first-part]\n\n[Suite](/b#second)\n\n<CommonPractice>\n\nFaites.\n\n</CommonPractice>\n\n![Tableau](/images/a.svg)',
)

const question = (answer: 'a' | 'b'): QuestionFile =>
  ({
    file: 'data/questions/a.ts',
    raw: '',
    set: {
      questions: [{ id: 'a-1', kind: 'single', difficulty: 1, stem: '', options: { a: {}, b: {} }, answer }],
    },
  }) as unknown as QuestionFile

function siteWith(page: string, answer: 'a' | 'b' = 'a', file = 'pages/a.mdx'): ContentSite {
  const drawing = '<svg><text>Board</text></svg>'
  return siteOf(
    { 'pages/a.mdx': original, 'pages/b.mdx': other, 'public/images/a.svg': drawing },
    {
      questionFiles: [question('a')],
      translations: [
        {
          folder: 'translations/fr',
          pages: [parsePage(file, page, { pages: [] })],
          publicFiles: new Map([['/images/a.svg', drawing]]),
          questionFiles: [question(answer)],
        },
      ],
    },
  )
}

const place = (line: number) => `translations/fr/pages/a.mdx:${line}`

describe('the rule for translations', () => {
  it('accepts a page with the anchors, links, blocks, drawings, and answers of its original', () =>
    assertPasses(rule, siteWith(french)))

  it('finds a heading without the id of the original', () =>
    assertFinds(
      rule,
      siteWith(french.replace(' [#first-part]', '')),
      [place(8), 'has the id #partie'],
      [place(1), "lacks the original's #first-part"],
    ))

  it('finds a link that leads nowhere, in either language', () =>
    assertFinds(rule, siteWith(french.replace('/b#second', '/b#third')), [
      place(10),
      'has no heading #third',
    ]))

  it('finds a block that the original has, and one that it does not have', () =>
    assertFinds(
      rule,
      siteWith(french.replaceAll('CommonPractice', 'Since2017')),
      [place(1), 'has 1 of <Since2017>, and the original 0'],
      [place(1), 'has 0 of <CommonPractice>, and the original 1'],
    ))

  it('finds an answer that is right in one language alone', () =>
    assertFinds(rule, siteWith(french, 'b'), [
      'translations/fr/data/questions/a.ts:1',
      "question 1 is 'a-1: single, a b!', and the original's 'a-1: single, a! b'",
    ]))

  it('finds a page without an original', () =>
    assertFinds(rule, siteWith(french, 'a', 'pages/c.mdx'), [
      'translations/fr/pages/c.mdx:1',
      "translates a page that isn't there",
    ]))

  it('finds a drawing whose words are still in the original language', () => {
    const site = siteWith(french)
    const [language] = site.translations ?? []
    if (!language) throw new Error('There is no translation.')
    assertFinds(rule, { ...site, translations: [{ ...language, publicFiles: new Map() }] }, [
      place(18),
      "the words in /images/a.svg are the original's",
    ])
  })
})
