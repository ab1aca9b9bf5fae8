import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type {
  MultipleChoice,
  OptionKey,
  Question,
  SingleChoice,
  TrueFalse,
} from '../../../lib/course/question'
import { rule } from '../../../tooling/check/rules/question-form'
import { siteOf } from './support'

const letters = ['a', 'b', 'c', 'd'] as const
const why = 'So.'
const common = { difficulty: 1, stem: 'What?' } as const

type TextOf = (right: boolean, number: number) => string

/** The right option is the longest as often as the shortest, and mostly neither. */
const evenText: TextOf = (right, number) =>
  right ? ({ 0: 'longer', 1: 'less' }[number % 16] ?? 'equal') : 'equal'

const singles = (
  count: number,
  textOf: TextOf = () => 'same',
  answerOf = (number: number) => letters[number % 4],
) =>
  Array.from({ length: count }, (_, number): SingleChoice => {
    const answer = answerOf(number) ?? 'a'
    const option = (key: string) => ({ text: textOf(key === answer, number), why })
    const options = { a: option('a'), b: option('b'), c: option('c'), d: option('d') }
    return { ...common, id: `topic-${number}`, kind: 'single', options, answer }
  })

const pairs: readonly [OptionKey, OptionKey][] = [
  ['a', 'b'],
  ['c', 'd'],
  ['a', 'e'],
  ['b', 'c'],
  ['d', 'e'],
]

const multiples = (count: number, textOf: TextOf = () => 'same') =>
  Array.from({ length: count }, (_, number): MultipleChoice => {
    const answers = pairs[number % pairs.length] ?? ['a', 'b']
    const option = (key: OptionKey) => ({ text: textOf(answers.includes(key), number), why })
    const options = { a: option('a'), b: option('b'), c: option('c'), d: option('d'), e: option('e') }
    return { ...common, id: `topic-m${number}`, kind: 'multiple', countStated: true, options, answers }
  })

const statements = (count: number, isTrue: (number: number) => boolean) =>
  Array.from({ length: count }, (_, number): TrueFalse => ({
    ...{ ...common, id: `topic-s${number}`, kind: 'true-false' },
    ...{ answer: isTrue(number), why: { true: why, false: why } },
  }))

const messagesOf = (questions: readonly Question[]) => {
  const file = { file: 'data/exam-questions/topic.ts', raw: '', set: undefined, examOnly: questions }
  return [...rule.check(siteOf({}, { questionFiles: [file] }))].map(({ message }) => message)
}

const longer: TextOf = right => (right ? 'a longer text' : 'a text')

describe('question-form', () => {
  it('passes a bank whose form says nothing', () => {
    const good = [...singles(240), ...multiples(100), ...statements(60, number => number % 2 === 0)]
    assert.deepEqual(messagesOf(good), [])
  })

  it('says nothing about a few questions', () => {
    assert.deepEqual(messagesOf([...singles(40, longer), ...multiples(40, longer)]), [])
  })

  it('accepts that the right option is sometimes the longest and sometimes the shortest', () => {
    assert.deepEqual(messagesOf(singles(240, evenText)), [])
  })

  it('finds right options that are too often the longest, and never the shortest', () => {
    assert.deepEqual(messagesOf(singles(240, longer)), [
      'the longest option is right in 100% of the single-choice questions; even is 25%: give all options the same length, for example in topic-237, topic-238, topic-239.',
      'the shortest option is right in 0% of the single-choice questions; even is 25%: give all options the same length, for example in topic-237, topic-238, topic-239.',
    ])
    assert.match(
      messagesOf(multiples(100, longer))[0] ?? '',
      /^the longest option is right in 100% .* even is 40%/,
    )
  })

  it('finds statements of which too many are true', () => {
    assert.deepEqual(messagesOf(statements(100, number => number < 60)), [
      '60% of the statements are true; even is 50%: reverse some, for example topic-s57, topic-s58, topic-s59.',
    ])
  })

  it('finds a position that is right too often', () => {
    const moved = singles(240, undefined, number => (number % 8 === 3 ? 'a' : letters[number % 4]))
    assert.deepEqual(
      messagesOf(moved).map(message => message.split(' of')[0]),
      ['option a is right in 38%', 'option d is right in 13%'],
    )
  })
})
