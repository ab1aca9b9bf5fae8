import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { GuideAreas, GuideStatement } from '../../../lib/course/guide-statement'
import type { Question, QuestionSet, TrueFalse } from '../../../lib/course/question'
import { bankOf } from '../../../lib/exam/bank-of'

const asking = (number: number, change: Partial<TrueFalse>): Question => ({
  id: `sprint-${number}`,
  kind: 'true-false',
  difficulty: 1,
  stem: 'So it is.',
  answer: true,
  why: { true: 'So.', false: 'So.' },
  ...change,
})
const set = {
  topic: 'sprint',
  lesson: '/sprint',
  focusArea: 'Coaching',
  questions: [
    asking(1, { rests: ['sprint-8', 'increment-2'] }),
    asking(2, { rests: ['sprint-3'] }),
    asking(3, { rests: ['increment-2', 'sprint-8'] }),
  ],
} as const satisfies QuestionSet
const areas = {
  Events: ['The Sprint'],
  Artifacts: ['Increment'],
  Done: ['sprint-8'],
} as unknown as GuideAreas
const statements = ['sprint-8', 'increment-2'].map(id => ({ id }) as GuideStatement)
const extra = { sprint: [asking(4, { scope: 'near' }), asking(5, { scope: 'near', focusArea: 'Events' })] }

describe('the bank', () => {
  const bank = bankOf([set], extra, {
    areas,
    statements,
    sameFacts: {
      statements: [['sprint-4', 'sprint-3']],
      questions: [
        ['sprint-4', 'sprint-5'],
        ['sprint-2', 'sprint-5'],
      ],
    },
  })
  const all = [...bank.values()]

  it('takes section and focus area of a question from its deciding statement', () => {
    assert.deepEqual(
      all.slice(0, 3).map(({ guideSection, area }) => [guideSection, area]),
      [
        ['The Sprint', 'Done'],
        ['The Sprint', 'Events'],
        ['Increment', 'Artifacts'],
      ],
    )
  })

  it('takes the area of practice outside the Guide from the question or its lesson', () => {
    assert.deepEqual(
      all.slice(3).map(({ guideSection, area }) => [guideSection, area]),
      [
        ['Complementary practice', 'Coaching'],
        ['Complementary practice', 'Events'],
      ],
    )
  })

  it('has the statements of a question in its order', () => {
    assert.deepEqual(
      all.map(question => question.statements?.map(({ id }) => id)),
      [['sprint-8', 'increment-2'], [], ['increment-2', 'sprint-8'], [], []],
    )
  })

  it('knows what questions have in common: a statement, statements that say the same, or a group', () => {
    assert.deepEqual(
      all.map(({ facts }) => facts),
      [
        ['sprint-8', 'increment-2'],
        ['sprint-4', 'group 1'],
        ['increment-2', 'sprint-8'],
        ['group 0'],
        ['group 0', 'group 1'],
      ],
    )
  })
})
