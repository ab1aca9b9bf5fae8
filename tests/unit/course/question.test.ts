import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  choicesOf,
  type MultipleChoice,
  type SingleChoice,
  type TrueFalse,
} from '../../../lib/course/question'

const option = (text: string) => ({ text, why: `Why ${text}.` })
const options = { a: option('A'), b: option('B'), c: option('C'), d: option('D') }
const base = { id: 'sprint-1', difficulty: 1, stem: 'What?' } as const

const marksOf = (question: SingleChoice | MultipleChoice | TrueFalse) =>
  choicesOf(question).map(({ key, right }) => `${key} ${right ? 'right' : 'wrong'}`)

describe('choicesOf', () => {
  it('gives the options of a single choice in order, one of them right', () => {
    const question: SingleChoice = { ...base, kind: 'single', options, answer: 'c' }
    assert.deepEqual(marksOf(question), ['a wrong', 'b wrong', 'c right', 'd wrong'])
    assert.deepEqual(choicesOf(question)[2], { key: 'c', text: 'C', why: 'Why C.', right: true })
  })

  it('gives up to six options of a multiple choice, two or more of them right', () => {
    const six = { ...options, e: option('E'), f: option('F') }
    const question: MultipleChoice = {
      ...base,
      kind: 'multiple',
      countStated: true,
      options: six,
      answers: ['a', 'f'],
    }
    assert.deepEqual(marksOf(question), ['a right', 'b wrong', 'c wrong', 'd wrong', 'e wrong', 'f right'])
  })

  it('gives True and False with the reason for either', () => {
    const why = { true: 'So the Guide says.', false: 'It does not.' }
    const question: TrueFalse = { ...base, kind: 'true-false', answer: false, why }
    assert.deepEqual(choicesOf(question), [
      { key: 'true', text: 'True', why: 'So the Guide says.', right: false },
      { key: 'false', text: 'False', why: 'It does not.', right: true },
    ])
  })
})
