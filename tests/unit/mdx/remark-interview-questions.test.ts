// cspell:ignore developr
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toString } from 'mdast-util-to-string'
import { attribute } from '../../../tooling/check/content/jsx'
import { remarkInterviewQuestions } from '../../../tooling/mdx/remark-interview-questions'
import { elementsIn, outline, treeAfter } from './support'

const question = (
  role: string,
  asked: string,
) => `<InterviewQuestion role="${role}" level="basic" question="${asked}">

**They want to learn** it.

**A good answer** "Yes."

**A weak answer** "No."

**Without experience** Say so.

</InterviewQuestion>
`

const block = (...inside: string[]) =>
  `# Questions\n\n<InterviewQuestions>\n\n${inside.join('\n')}\n</InterviewQuestions>\n`

describe('remarkInterviewQuestions', () => {
  const tree = treeAfter(
    block(
      'Choose.\n',
      '## For Developers\n',
      question('developer', 'What is done?'),
      question('developer', 'Why?'),
      '## For coaches\n',
      question('agile-coach', 'What is a coach?'),
    ),
    remarkInterviewQuestions(),
  )
  const [questions] = elementsIn(tree, 'InterviewQuestions')
  assert.ok(questions)

  it('gives each question the id of a heading, which is left to the component', () => {
    const asked = elementsIn(tree, 'InterviewQuestion')
    assert.deepEqual(
      asked.map(each => attribute(each, 'id')),
      ['what-is-done', 'why', 'what-is-a-coach'],
    )
  })

  it('makes a list of what is asked for and what is answered', () => {
    const [first] = elementsIn(tree, 'InterviewQuestion')
    const text = (name: string) => elementsIn(first as never, name).map(each => toString(each).trim())
    assert.deepEqual(first?.children.length, 1)
    assert.deepEqual(text('dt'), [
      'They want to learn',
      'A good answer',
      'A weak answer',
      'Without experience',
    ])
    assert.deepEqual(text('dd'), ['it.', '"Yes."', '"No."', 'Say so.'])
  })

  it('counts them', () => assert.equal(attribute(questions, 'count'), '3'))

  it('puts each part into a section', () => {
    assert.deepEqual(outline(questions), ['paragraph', '<section>', '<section>'])
    assert.deepEqual(elementsIn(questions, 'section').map(outline), [
      ['# For Developers', '<InterviewQuestion>', '<InterviewQuestion>'],
      ['# For coaches', '<InterviewQuestion>'],
    ])
  })

  it('stops the build at an unknown role or level, naming file and field', () => {
    assert.throws(() => treeAfter(block(question('developr', 'Why?')), remarkInterviewQuestions()), {
      message: "pages/a.mdx:5: InterviewQuestion has role 'developr': did you mean 'developer'?",
    })
  })

  it('stops the build at a question outside the list', () => {
    assert.throws(() => treeAfter(question('developer', 'Why?'), remarkInterviewQuestions()), {
      message: 'pages/a.mdx:1: InterviewQuestion must be inside <InterviewQuestions>.',
    })
  })
})
