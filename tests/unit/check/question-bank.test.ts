import { describe, it } from 'node:test'
import type { GuideStatement } from '../../../lib/course/guide-statement'
import type { Question, SingleChoice, StatementId } from '../../../lib/course/question'
import { rule as questionBank } from '../../../tooling/check/rules/question-bank'
import { rule as questions } from '../../../tooling/check/rules/questions'
import { assertFinds, assertPasses, siteOf } from './support'

/** A question whose stem shares no long word with that of another number. */
const single = (number: number) => {
  const option = (text: string) => ({ text, why: 'So.' })
  return {
    id: `sprint-${number}`,
    kind: 'single',
    difficulty: 1,
    stem: ['who', 'what', 'why'].map(word => word + 'x'.repeat(number + 1)).join(' '),
    options: { a: option('one'), b: option('two'), c: option('three'), d: option('four') },
    answer: 'a',
  } satisfies SingleChoice
}

const guideCoverageOf = (...ids: StatementId[]) => ids.map(id => ({ id }) as unknown as GuideStatement)

const siteWith = (examOnly: readonly Question[]) =>
  siteOf(
    {},
    {
      questionFiles: [
        {
          file: 'data/exam-questions/sprint.ts',
          raw: "\n\nid: 'sprint-1'",
          set: undefined,
          examOnly,
        },
      ],
    },
  )

describe('question-bank', () => {
  it('passes questions that ask for different things', () => {
    assertPasses(questionBank, siteWith([single(0), single(1), single(2)]))
  })

  it('finds two stems that say nearly the same', () => {
    const stem = 'Who may cancel a Sprint when its goal is obsolete?'
    const twin = 'Who may cancel the Sprint when its goal is obsolete?'
    const site = siteWith([
      { ...single(0), stem },
      { ...single(1), stem: twin },
    ])
    assertFinds(questionBank, site, [
      'data/exam-questions/sprint.ts:3',
      'question sprint-1 asks nearly what sprint-0',
    ])
  })
})

describe('question-bank: questions that ask for the same thing', () => {
  const withGroups = (questions: string[][], statements: StatementId[][] = []) => {
    const raw = [...questions, ...statements].map(ids => `  [${ids.map(id => `'${id}'`).join(', ')}],`)
    const guideCoverage = { statements: guideCoverageOf('sprint-1', 'sprint-2'), sources: [] }
    const sameFacts = { groups: { questions, statements }, raw: raw.join('\n') }
    return { ...siteWith([single(0), single(1)]), guideCoverage, sameFacts }
  }

  it('are those of the bank; another id is found on its line, with the one that was meant', () => {
    assertPasses(questionBank, withGroups([['sprint-0', 'sprint-1']], [['sprint-1', 'sprint-2']]))
    assertFinds(
      questionBank,
      withGroups(
        [
          ['sprint-0', 'sprints-1'],
          ['sprint-0', 'definition-of-done-1'],
        ],
        [['sprint-1', 'sprint-3']],
      ),
      ['data/same-facts.ts:1', 'there is no question sprints-1: did you mean sprint-1?'],
      ['data/same-facts.ts:2', 'there is no question definition-of-done-1: take it out.'],
      ['data/same-facts.ts:3', 'there is no statement sprint-3: did you mean sprint-1?'],
    )
  })
})

describe('questions for practice alone', () => {
  const set = {
    topic: 'sprint',
    lesson: '/sprint',
    focusArea: 'Events',
    questions: [single(0), single(1), single(2)],
  } as const
  const lesson = { file: 'data/questions/sprint.ts', raw: '', set }
  const page = { 'pages/sprint.mdx': '## Check yourself\n\n<CheckYourself topic="sprint" />\n' }
  const file = 'data/exam-questions/sprint.ts'

  it('are held to the same rules as those of the lesson', () => {
    const examOnly = [{ ...single(3), id: 'done-3' }]
    const exam = { file, raw: "id: 'done-3'", set: undefined, examOnly }
    assertFinds(questions, siteOf(page, { questionFiles: [lesson, exam] }), [
      `${file}:1`,
      "id 'done-3' must start with the topic",
    ])
  })

  it('belong to a lesson that teaches their answers', () => {
    const exam = { file, raw: '', set: undefined, examOnly: [single(3)] }
    assertPasses(questions, siteOf(page, { questionFiles: [lesson, exam] }))
    assertFinds(questions, siteOf(page, { questionFiles: [exam] }), [
      `${file}:1`,
      'there is no data/questions/sprint.ts',
    ])
  })

  it('are exported', () => {
    const exam = { file, raw: '', set: undefined }
    assertFinds(questions, siteOf(page, { questionFiles: [lesson, exam] }), [
      `${file}:1`,
      'exports no examOnly',
    ])
  })
})
