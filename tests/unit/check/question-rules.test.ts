import { describe, it } from 'node:test'
import type { Option, QuestionSet, SingleChoice, TrueFalse } from '../../../lib/course/question'
import { rule as questions } from '../../../tooling/check/rules/questions'
import { assertFinds, assertPasses, siteOf } from './support'

const page = { 'pages/sprint.mdx': '## Check yourself\n\n<CheckYourself topic="sprint" />\n' }

const question = (id: string, change: Partial<TrueFalse> = {}): TrueFalse => ({
  id,
  kind: 'true-false',
  difficulty: 1,
  stem: `Is ${id} so?`,
  answer: true,
  why: { true: 'Because it is.', false: 'Because it is.' },
  ...change,
})

const setOf = (change: Partial<QuestionSet> = {}): QuestionSet => ({
  topic: 'sprint',
  lesson: '/sprint',
  focusArea: 'Events',
  questions: [question('sprint-1'), question('sprint-2'), question('sprint-3')],
  ...change,
})

/** The file as far as the rule reads it: one line for each thing that a problem points to. */
const raw = "topic:\nlesson:\nquestions:\nid: 'sprint-1'\nid: 'sprint-2'\nid: 'sprint-3'\n"

const siteWith = (set: QuestionSet | undefined, files: Record<string, string> = page) =>
  siteOf(files, { questionFiles: [{ file: 'data/questions/sprint.ts', raw, set }] })

describe('questions', () => {
  it('passes three complete questions', () => {
    assertPasses(questions, siteWith(setOf()))
  })

  it('finds a file that exports none', () => {
    assertFinds(questions, siteWith(undefined), ['data/questions/sprint.ts:1', 'exports no questions'])
  })

  it('finds too few', () => {
    // The type forbids it; a file that was cast or not compiled may still do it.
    const two = [question('sprint-1'), question('sprint-2')] as unknown as QuestionSet['questions']
    assertFinds(questions, siteWith(setOf({ questions: two })), [
      'data/questions/sprint.ts:3',
      'asks 2 questions',
    ])
  })

  it('finds a lesson that is not there, and one that does not ask them', () => {
    assertFinds(questions, siteWith(setOf(), {}), [
      'data/questions/sprint.ts:2',
      "lesson /sprint isn't a page",
    ])
    assertFinds(questions, siteWith(setOf(), { 'pages/sprint.mdx': '# Sprint' }), [
      'data/questions/sprint.ts:2',
      'pages/sprint.mdx does not ask these',
    ])
  })

  it('finds an id of another topic and an option without a reason', () => {
    const wrong = setOf({
      questions: [
        question('sprint-1'),
        question('sprint-2', { why: { true: 'Because it is.', false: ' ' } }),
        question('review-3'),
      ],
    })
    assertFinds(
      questions,
      siteWith(wrong),
      ['data/questions/sprint.ts:5', 'option false has no why'],
      ['data/questions/sprint.ts:1', "id 'review-3' must start with the topic"],
    )
  })

  it('finds two options in the same words, and names both', () => {
    const [a, b, c, d] = ['One Sprint', 'two Sprints', 'three', 'Two Sprints '].map(text => ({
      text,
      why: 'So it is.',
    })) as [Option, Option, Option, Option]
    const twice: SingleChoice = {
      id: 'sprint-3',
      kind: 'single',
      difficulty: 1,
      stem: 'How long?',
      options: { a, b, c, d },
      answer: 'a',
    }
    const set = setOf({ questions: [question('sprint-1'), question('sprint-2'), twice] })
    assertFinds(questions, siteWith(set), [
      'data/questions/sprint.ts:6',
      "question sprint-3 offers one option twice, as b and as d ('Two Sprints'): reword one of them",
    ])
  })

  it('finds an id that is used twice, and says which one is free in all files', () => {
    const twice = question('sprint-1', { stem: 'Another?' })
    const set = setOf({ questions: [question('sprint-1'), question('sprint-2'), twice] })
    const file = { file: 'data/questions/sprint.ts', raw: raw.replace("'sprint-3'", "'sprint-1'"), set }
    const more = {
      file: 'data/exam-questions/sprint.ts',
      raw: "id: 'sprint-10'\nid: 'sprint-1'\n",
      set: undefined,
      examOnly: [question('sprint-10'), question('sprint-1', { stem: 'A third?' })],
    }
    assertFinds(
      questions,
      siteOf(page, { questionFiles: [file, more] }),
      [
        'data/questions/sprint.ts:6',
        "'sprint-1' is also in data/questions/sprint.ts:4: the next free id is 'sprint-11'.",
      ],
      ['data/exam-questions/sprint.ts:2', "'sprint-1' is also in data/questions/sprint.ts:6"],
    )
  })
})
