import { describe, it } from 'node:test'
import type { MultipleChoice, Question, SingleChoice, TrueFalse } from '../../../lib/course/question'
import { rule as questionLabels } from '../../../tooling/check/rules/question-labels'
import { assertFinds, assertPasses, siteOf } from './support'

const option = (text: string) => ({ text, why: 'So it is.' })
const options = { a: option('One'), b: option('Two'), c: option('Three'), d: option('Four') }
const base = { id: 'sprint-1', difficulty: 1, options } as const

const single = (change: Partial<SingleChoice> = {}): SingleChoice => ({
  ...base,
  kind: 'single',
  stem: 'Who may cancel a Sprint?',
  answer: 'a',
  ...change,
})

const multiple = (change: Partial<MultipleChoice> = {}): MultipleChoice => ({
  ...base,
  kind: 'multiple',
  countStated: true,
  stem: 'Which two hold? (Choose two.)',
  answers: ['a', 'b'],
  ...change,
})

const statement = (stem: string): TrueFalse => ({
  id: 'sprint-1',
  kind: 'true-false',
  difficulty: 1,
  stem,
  answer: true,
  why: { true: 'So it is.', false: 'So it is.' },
})

const words = (count: number) => `${'word '.repeat(count - 1)}word?`

const file = 'data/exam-questions/sprint.ts'
const siteWith = (...examOnly: Question[]) =>
  siteOf({}, { questionFiles: [{ file, raw: "\nid: 'sprint-1'", set: undefined, examOnly }] })
const place = `${file}:2`

describe('question-labels', () => {
  it('passes a short question of level 1, and one of level 2 that weighs its options', () => {
    assertPasses(questionLabels, siteWith(single()))
    assertPasses(questionLabels, siteWith(single({ difficulty: 2, stem: 'Which of these is NOT a rule?' })))
    assertPasses(questionLabels, siteWith(multiple({ difficulty: 2 })))
  })

  it('finds a question of level 1 that several options answer', () => {
    assertFinds(questionLabels, siteWith(multiple()), [place, 'several of its options are right'])
  })

  it('finds a question of level 1 that asks for the exception', () => {
    const stem = 'Which of these does NOT agree with the Guide?'
    assertFinds(questionLabels, siteWith(single({ stem })), [place, 'it asks for the exception'])
  })

  it('finds a question of level 1 that asks for the best option, whatever its situation says', () => {
    const asked = single({ stem: 'Two Developers differ. What fits Scrum best?' })
    assertFinds(questionLabels, siteWith(asked), [place, 'it asks for the best option'])
    const near = single({ stem: 'Two Developers differ. "Which is nearest to Scrum?"' })
    assertFinds(questionLabels, siteWith(near), [place, 'it asks for the best option'])
    assertPasses(questionLabels, siteWith(single({ stem: 'A manager wants "the best." Who decides?' })))
    assertPasses(questionLabels, siteWith(statement('Teams do their best.')))
  })

  it('finds a stem that is too long for level 1, and one that is too long for any', () => {
    assertPasses(questionLabels, siteWith(single({ stem: words(30) })))
    assertFinds(questionLabels, siteWith(statement(words(31))), [
      place,
      'difficulty 1 with a stem of 31 words',
    ])
    assertPasses(questionLabels, siteWith(single({ stem: words(45), difficulty: 3 })))
    assertFinds(questionLabels, siteWith(single({ stem: words(46), difficulty: 3 })), [
      place,
      'has a stem of 46 words',
    ])
  })
})
