import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { questionFile } from '../../../tooling/check/content/question-shapes'
import { relatedLinksData } from '../../../tooling/check/content/related-link-shapes'
import { allRules } from '../../../tooling/check/all-rules'
import { rule } from '../../../tooling/check/rules/data-fields'
import { runRules } from '../../../tooling/check/run-rules'
import { assertFinds, assertPasses, siteOf } from './support'

const file = 'data/exam-questions/sprint.ts'
const raw = `export const examOnly = [
  {
    id: 'sprint-1',
    kind: 'single',
    difficulty: 1,
    stem: 'How long is a Sprint at most?',
    options: {
      a: { text: 'A week', why: 'No.' },
    },
    answer: 'a',
    rests: ['sprint-4'],
  },
  {
    id: 'sprint-2',
    kind: 'true-false',
    answer: true,
  },
]
`

const option = { text: 'A month', why: 'So it is.' }
const single = {
  id: 'sprint-1',
  kind: 'single',
  difficulty: 1,
  stem: 'How long is a Sprint at most?',
  options: { a: option, b: option, c: option, d: option },
  answer: 'a',
  rests: ['sprint-4'],
}
const statement = {
  id: 'sprint-2',
  kind: 'true-false',
  difficulty: 1,
  stem: 'A Sprint is a month long at most.',
  answer: true,
  why: { true: 'So it is.', false: 'It is not.' },
  rests: ['sprint-4'],
}
const siteWith = (...examOnly: unknown[]) =>
  siteOf({}, { questionFiles: [questionFile(file, raw, { examOnly })] })

const renamed = (question: object, from: string, to: string) =>
  Object.fromEntries(Object.entries(question).map(([key, value]) => [key === from ? to : key, value]))

describe('data-fields: questions', () => {
  it('names the kind that several answers to a single-choice question need', () => {
    const { answer, ...rest } = single
    const { invalid } = questionFile(file, raw, { examOnly: [{ ...rest, answers: [answer, 'b'] }] })
    assert.deepEqual(
      invalid?.flatMap(({ problems }) => problems.map(({ message }) => message)),
      [
        "question sprint-1: has kind: 'single' and answers: for two right answers write kind: 'multiple', for one write answer: 'a' instead of answers.",
      ],
    )
  })

  it('passes the kinds of question', () => {
    const { answer, ...rest } = single
    const multiple = { ...rest, kind: 'multiple', countStated: false, answers: [answer, 'b'] }
    assertPasses(rule, siteWith(single, statement, multiple))
    assertPasses(rule, siteWith({ ...single, scope: 'near', focusArea: 'Events' }))
  })

  for (const [what, question, line, message] of [
    ['another difficulty', { ...single, difficulty: 5 }, 5, "'difficulty': must be 1, 2, or 3, not 5."],
    [
      'a section, which is that of the statement',
      { ...single, guideSection: 'The Sprint' },
      3,
      "unknown key 'guideSection'",
    ],
    [
      'a statement that is not in a list',
      { ...single, rests: 'sprint-4' },
      11,
      "'rests': must be a list of statements: ['sprint-4'].",
    ],
    [
      'another focus area',
      { ...single, focusArea: 'Event' },
      3,
      "'focusArea': must not be 'Event'; did you mean 'Events'?",
    ],
    [
      'a misspelled kind',
      { ...single, kind: 'singles' },
      4,
      "'kind': must not be 'singles'; did you mean 'single'?",
    ],
    [
      'a letter for true',
      { ...statement, answer: 'a' },
      16,
      "'answer': must be true or false, without quotes, not 'a'.",
    ],
    ['a misspelled key', renamed(single, 'stem', 'stm'), 3, "unknown key 'stm': did you mean 'stem'?"],
    [
      'a missing field',
      { ...single, options: { ...single.options, a: { text: 'A' } } },
      8,
      "'options.a.why' is missing",
    ],
  ] as const)
    it(`finds ${what} once, with file, line and question, and stops no rule`, () => {
      const site = siteWith(question, { ...statement, id: 'sprint-3' })
      const id = question.id as string
      assertFinds(rule, site, [`${file}:${line}`, `question ${id}: ${message}`])
      const found = runRules(site, allRules)
      assert.deepEqual(
        found.filter(({ message: said }) => said.startsWith('stopped')),
        [],
      )
      // The rules go on with the question that has its fields.
      assert.ok(!JSON.stringify(site.questionFiles?.[0]?.examOnly).includes(id))
      assert.equal(site.questionFiles?.[0]?.examOnly?.length, 1)
    })

  it("names a question without an id by its position, and what isn't a question", () => {
    const { id, ...rest } = single
    assertFinds(
      rule,
      siteWith(statement, { ...rest, di: id }, undefined),
      [`${file}:6`, "question 2 of the file: unknown key 'di': did you mean 'id'?"],
      [`${file}:1`, 'question 3 of the file: '],
    )
  })

  it('finds a wrong field around the questions of a lesson, which still count', () => {
    const lesson = 'data/questions/sprint.ts'
    const text = "export const questions = {\n  topic: 'sprint',\n  focusArea: 'Event',\n  questions: [],\n}"
    const set = { topic: 'sprint', lesson: '/sprint', focusArea: 'Event', questions: [single, statement] }
    const wrong = questionFile(lesson, text, { questions: set })
    assertFinds(rule, siteOf({}, { questionFiles: [wrong] }), [`${lesson}:3`, "did you mean 'Events'?"])
    assert.equal(wrong.set?.questions.length, 2)
    const nameless = questionFile(lesson, text, { questions: renamed(set, 'lesson', 'lessen') })
    assertFinds(
      rule,
      siteOf({}, { questionFiles: [nameless] }),
      [`${lesson}:3`, "'focusArea'"],
      [`${lesson}:1`, "unknown key 'lessen': did you mean 'lesson'?"],
    )
    assert.equal(nameless.examOnly?.length, 2)
  })
})

describe('data-fields: related links', () => {
  const links = 'data/related-links/scrum.ts'
  const sources = [
    {
      file: links,
      raw: "  sprint: [\n    {\n      link: '/one',\n      shortDescriptions: 'x',\n    },\n  ],",
    },
  ]
  const right = { link: '/two', shortDescription: 'What a Sprint is for, and how long it may last.' }

  it('passes a link with its two fields, and finds a misspelled one, which stops no rule', () => {
    assertPasses(rule, siteOf({}, { relatedLinks: relatedLinksData({ sprint: [right] }, sources) }))
    const relatedLinks = relatedLinksData(
      { sprint: [{ link: '/one', shortDescriptions: 'x' }, right] },
      sources,
    )
    const site = siteOf({}, { relatedLinks })
    assertFinds(rule, site, [
      `${links}:3`,
      "group 'sprint', link /one: unknown key 'shortDescriptions': did you mean 'shortDescription'?",
    ])
    const said = runRules(site, allRules).map(({ message }) => message)
    assert.ok(!said.some(message => message.startsWith('stopped')))
    assert.ok(said.some(message => message.includes('has 2 links')))
  })
})
