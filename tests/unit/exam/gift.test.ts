import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parse, type GIFTQuestion, type MultipleChoice, type TrueFalse } from 'gift-pegjs'
import { questionBank } from '../../../data/question-bank'
import { choicesOf } from '../../../lib/course/question'
import { giftOf } from '../../../lib/exam/gift'
import type { BankQuestion } from '../../../lib/exam/score'
import { questionOf } from './support'

/** Reads a file as programs do that import it; the first entry is the category. */
function read(questions: readonly BankQuestion[]): GIFTQuestion[] {
  const [category, ...rest] = parse(giftOf(questions, 'PSM I quiz', 'From https://example.org/'))
  assert.equal(category?.type, 'Category')
  assert.equal(rest.length, questions.length)
  return rest
}

const joined = (text: string) => text.replace(/\s+/g, ' ').trim()

function assertSame(question: BankQuestion, found: GIFTQuestion | undefined): void {
  assert.ok(found && 'stem' in found)
  assert.equal(found.stem.text, joined(question.stem))
  assert.equal(found.title, question.id)
  assert.equal(found.id, question.id)
  assert.deepEqual(found.tags, [question.area])
  const choices = choicesOf(question)
  if (question.kind === 'true-false') {
    const { isTrue, trueFeedback, falseFeedback } = found as TrueFalse
    assert.equal(isTrue, question.answer)
    // The format's first reason is for a wrong answer, whatever the parser calls it.
    assert.equal(trueFeedback?.text, joined(question.why[question.answer ? 'false' : 'true']))
    assert.equal(falseFeedback?.text, joined(question.why[question.answer ? 'true' : 'false']))
    return
  }
  const { type, choices: shown } = found as MultipleChoice
  assert.equal(type, 'MC')
  assert.deepEqual(
    shown.map(({ text, feedback }) => [text.text, feedback?.text]),
    choices.map(({ text, why }) => [joined(text), joined(why)]),
  )
  if (question.kind === 'single')
    assert.deepEqual(
      shown.map(({ isCorrect }) => isCorrect),
      choices.map(({ right }) => right),
    )
  else {
    const weights = shown.map(({ weight }) => weight ?? 0)
    const sum = weights.filter(weight => weight > 0).reduce((total, weight) => total + weight, 0)
    assert.ok(Math.abs(sum - 100) < 0.001)
    assert.deepEqual(
      weights.map(weight => weight > 0),
      choices.map(({ right }) => right),
    )
  }
}

describe('a quiz as a GIFT file', () => {
  it('has every question of the bank with its key and reasons', () => {
    const questions = [...questionBank.values()]
    const found = read(questions)
    questions.forEach((question, index) => assertSame(question, found[index]))
  })

  it('keeps any text, also the signs of the format, and joins its lines', () => {
    const sign = fc.constantFrom(...'~=#{}:\\%[]/-> \nan1'.split(''), '->', '[html]', '\\n', '//', '%50%')
    const anyText = fc.array(sign, { minLength: 1, maxLength: 12 }).map(signs => `x${signs.join('')}x`)
    const anyOption = fc.oneof(anyText, fc.constantFrom('%50% of all', '[html] or plain', '= 1'))
    fc.assert(
      fc.property(anyText, anyOption, anyText, fc.constantFrom(0, 3, 4), (stem, text, why, number) => {
        const base = questionOf(number, 'Events')
        const question: BankQuestion =
          base.kind === 'true-false'
            ? { ...base, stem, why: { true: why, false: `${why}.` } }
            : { ...base, stem, options: { ...base.options, b: { text, why } } }
        assertSame(question, read([question])[0])
      }),
    )
  })

  it('gives the weights that Moodle knows', () => {
    const three = { ...questionOf(3, 'Events'), answers: ['a', 'b', 'c'] } as unknown as BankQuestion
    assert.match(giftOf([three], 'A', 'B'), /~%33\.33333%a#.*~%33\.33333%b#.*~%33\.33333%c#.*~%-100%d#/s)
    assert.match(giftOf([questionOf(3, 'Events')], 'A', 'B'), /~%50%a#So\.\n\t~%-100%b#/)
  })
})
