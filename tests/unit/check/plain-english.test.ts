import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/plain-english'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

describe('plain-english', () => {
  it('passes what an American writes', () => {
    const text =
      'No one asked. There is no rule for it, and it is no longer needed. The list is below. What you need is next to you; we fixed the bug. He sums up the talk. The default holds.'
    assertPasses(rule, siteOf({ 'pages/a.mdx': `${text}\n` }))
  })

  for (const [text, found, instead] of [
    ['Nobody asked.', "'Nobody'", 'no one'],
    ['A wish is no item.', "'is no item'", 'is not a'],
    ['Scrum knows no phases.', "'knows no'", 'has no'],
    ['Whoever sees it speaks.', "'Whoever'", 'anyone who'],
    ['It lies beside the board.', "'beside'", 'next to'],
    ['They mend it.', "'mend'", 'fix'],
    ['The rule stands in the Guide.', "'rule stands in'", 'is in'],
    ['You need not ask.', "'need not'", 'does not have to'],
    ['A tool in place of a talk.', "'in place of'", 'instead of'],
    ['A reader borrows a book.', "'reader borrows'", 'patron'],
    ['The branch head agrees.', "'branch head'", 'branch manager'],
  ] as const) {
    it(`finds ${found} and says what to write`, () => {
      assertFinds(rule, siteOf({ 'pages/a.mdx': `${text}\n` }), [
        'pages/a.mdx:1',
        `${found} reads as translated: write '${instead}`,
      ])
    })
  }

  it('finds them in a description, a question, a related link and a drawing, and passes comments and code', () => {
    const raw = "// nobody reads this\nconst nobody = 1\ntext: 'Nobody agrees',\n"
    assertFinds(
      rule,
      siteOf(
        {
          'pages/a.mdx': pageOf('title: A\ndescription: What nobody says', 'Text.'),
          'public/images/a.svg': '<svg>\n<text x="1">nobody</text></svg>',
        },
        {
          questionFiles: [{ file: 'data/questions/x.ts', raw, set: undefined }],
          relatedLinks: { groups: {}, sources: [{ file: 'data/related-links/x.ts', raw }] },
        },
      ),
      ['pages/a.mdx:3', "'nobody'"],
      ['data/questions/x.ts:3', "'Nobody'"],
      ['data/related-links/x.ts:3', "'Nobody'"],
      ['public/images/a.svg:2', "'nobody'"],
    )
  })

  it('finds them in comments, messages and documents, but not in code', () => {
    const raw =
      "// Begun anew.\nconst nobody = 'mend'\n{/\u002a A text\nof ours. */}\nfail(`There is ${beside} to mend the whole page`)\n"
    const sources = [
      { file: 'lib/a.ts', raw },
      {
        file: 'tests/unit/a.test.ts',
        raw: "i\u0074('says what is no page', () => say('Nobody sees the words here'))\n",
      },
      { file: 'docs/a.md', raw: 'A list.\n\nIt lies behind `nobody`.\n' },
      { file: 'styles/a.css', raw: "/\u002a Of nobody. */\na::before { content: 'nobody sees all this' }\n" },
    ]
    assertFinds(
      rule,
      { ...siteOf({}), sources },
      ['lib/a.ts:1', "'anew'"],
      ['lib/a.ts:3', "'of ours'"],
      ['lib/a.ts:5', "'mend'"],
      ['tests/unit/a.test.ts:1', "'is no page'"],
      ['docs/a.md:3', "'lies behind'"],
      ['styles/a.css:1', "'nobody'"],
    )
  })

  it('finds a word of a description or a card once, at its page, and not at the hub that shows it', () => {
    const files = {
      'pages/a/_meta.json': '{ "index": "", "b": "", "c": "" }',
      'pages/a/index.mdx': pageOf('title: A', '<PageCards />'),
      'pages/a/b.mdx': pageOf('title: B\ndescription: What nobody says'),
      'pages/a/c.mdx': pageOf('title: C\ndescription: What is said\ncard: What nobody says'),
    }
    assertFinds(rule, siteOf(files), ['pages/a/b.mdx:3', "'nobody'"], ['pages/a/c.mdx:4', "'nobody'"])
  })
})
