// cspell:ignore scrummaster
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sectionsOf } from '../../../tooling/search/page-sections'
import { rule } from '../../../tooling/check/rules/interview-questions'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const parts = `**They want to learn** whether you know.

**A good answer** "I do."

**A weak answer** "I do not."

**Without experience** Say so.
`

const question = (attributes: string, body = parts) =>
  `<InterviewQuestion ${attributes}>\n\n${body}\n</InterviewQuestion>\n`

const siteWith = (body: string) => siteOf({ 'pages/a.mdx': pageOf('title: A', `# A\n\n${body}`) })

describe('interview questions', () => {
  it('may have each role and each level', () => {
    assertPasses(
      rule,
      siteWith(
        [
          question('role="scrum-master" level="basic" question="What is Scrum?"'),
          question('role="product-owner" level="working" question="What is value?"'),
          question('role="developer" level="senior" question="What is done?"'),
          question('role="agile-coach" level="basic" question="What is a coach?"'),
        ].join('\n'),
      ),
    )
  })

  it('need a role and a level that readers can choose', () => {
    assertFinds(
      rule,
      siteWith(question('role="scrummaster" level="Basic" question="What is Scrum?"')),
      ['pages/a.mdx:7', "InterviewQuestion has role 'scrummaster': did you mean 'scrum-master'?"],
      ['pages/a.mdx:7', "has level 'Basic': did you mean 'basic'?"],
    )
    assertFinds(
      rule,
      siteWith(question('role="tester"')),
      [
        'pages/a.mdx:7',
        "has role 'tester': write one of scrum-master, product-owner, developer, agile-coach.",
      ],
      ['pages/a.mdx:7', 'needs level: write one of basic, working, senior.'],
      ['pages/a.mdx:7', 'needs question: the words of the interviewer.'],
    )
  })

  it('have the four parts of an answer, in their order', () => {
    assertFinds(
      rule,
      siteWith(
        question(
          'role="developer" level="basic" question="Why?"',
          '**A good answer** "Because."\n\n**They want to learn** it.\n',
        ),
      ),
      [
        'pages/a.mdx:7',
        'begins its paragraphs with **A good answer**, **They want to learn**: write **They want to learn**,',
      ],
    )
  })

  it('may not be asked twice on a page', async () => {
    const { rule: headingOrder } = await import('../../../tooling/check/rules/heading-order')
    const same = question('role="developer" level="basic" question="What is Scrum?"')
    assertFinds(headingOrder, siteWith(`## All\n\n${same}\n${same}`), [
      'pages/a.mdx:21',
      "heading 'What is Scrum?' is also on line 9: reword",
    ])
  })

  it('are found by the search under what is asked, with the address of the question', () => {
    const [page] = siteWith(
      `## All\n\n${question('role="developer" level="basic" question="What is an Increment?"')}`,
    ).pages
    assert.ok(page)
    const section = sectionsOf(page).at(-1)
    assert.equal(section?.id, 'what-is-an-increment')
    assert.equal(section.heading, 'What is an Increment?')
    assert.equal(section.lines[0], 'They want to learn whether you know.')
  })
})
