import { describe, it } from 'node:test'
import type { MultipleChoice, Question, SingleChoice } from '../../../lib/course/question'
import { allRules } from '../../../tooling/check/all-rules'
import { rule as answerKeys } from '../../../tooling/check/rules/answer-keys'
import { runRules } from '../../../tooling/check/run-rules'
import { assertFinds, assertPasses, siteOf } from './support'
import assert from 'node:assert/strict'

const option = (text: string) => ({ text, why: 'So it is.' })
const options = { a: option('One'), b: option('Two'), c: option('Three'), d: option('Four') }
const base = { difficulty: 1 } as const

/** Types forbid some of these keys; an unchecked file may still have them. */
const multiple = (answers: readonly string[], stem = 'Which two hold? (Choose two.)'): MultipleChoice => ({
  ...base,
  id: 'sprint-1',
  kind: 'multiple',
  countStated: true,
  stem,
  options,
  answers: answers as unknown as MultipleChoice['answers'],
})

const single = (answer: string, stem = 'Which holds?'): SingleChoice => ({
  ...base,
  id: 'sprint-1',
  kind: 'single',
  stem,
  options,
  answer: answer as SingleChoice['answer'],
})

const siteWith = (...examOnly: Question[]) =>
  siteOf(
    {},
    {
      questionFiles: [
        {
          file: 'data/exam-questions/sprint.ts',
          raw: "\nid: 'sprint-12'\nid: 'sprint-1'",
          set: undefined,
          examOnly,
        },
      ],
    },
  )
const place = 'data/exam-questions/sprint.ts:3'

describe('answer-keys', () => {
  it('passes answers that exist and are as many as the stem asks for', () => {
    const all = multiple(['a', 'b', 'd'], 'Which hold? (Choose all that apply.)')
    assertPasses(answerKeys, siteWith(single('d'), multiple(['a', 'c']), all))
  })

  it("finds an answer that isn't an option", () => {
    assertFinds(answerKeys, siteWith(single('e')), [place, "names 'e' as right, but has no such option"])
    assertFinds(
      answerKeys,
      siteWith(multiple(['a', 'f'])),
      [place, "names 'f' as right, but has no such option"],
      [place, "says 'Choose two', but 1 of its options is right"],
    )
  })

  it('finds an answer that stands twice', () => {
    assertFinds(
      answerKeys,
      siteWith(multiple(['a', 'a'])),
      [place, "names 'a' as right twice"],
      [place, "says 'Choose two', but 1 of its options is right"],
    )
  })

  it('finds more or fewer answers than the stem asks for', () => {
    assertFinds(answerKeys, siteWith(multiple(['a', 'c', 'd'])), [
      place,
      "says 'Choose two', but 3 of its options",
    ])
    assertFinds(answerKeys, siteWith(multiple(['a', 'b'], 'Which? (Choose three.)')), [
      place,
      "says 'Choose three', but 2 of its options",
    ])
    assertFinds(answerKeys, siteWith(single('a', 'Which? (Choose two.)')), [
      place,
      "says 'Choose two', but 1",
    ])
    assertFinds(answerKeys, siteWith(multiple(['b'], 'Which? (Choose all that apply.)')), [
      place,
      'fewer than two',
    ])
  })

  it('lets the other rules speak of the same file', () => {
    const found = runRules(siteWith(single('e', '')), allRules).filter(({ file }) =>
      file.startsWith('data/exam'),
    )
    assert.ok(found.some(({ rule }) => rule === 'answer-keys'))
    assert.ok(found.some(({ message }) => message.includes('asks nothing')))
  })

  it("doesn't crash another rule, in a bank that is large enough to be judged", () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...single(n ? 'a' : 'e'), id: `sprint-${n}` }))
    const stopped = runRules(siteWith(...many), allRules).filter(({ message }) =>
      message.startsWith('stopped'),
    )
    assert.deepEqual(stopped, [])
  })
})
