import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type {
  MultipleChoice,
  OptionKey,
  Question,
  SingleChoice,
  TrueFalse,
} from '../../../lib/course/question'
import { randomFrom } from '../../../lib/exam/random'
import { rule } from '../../../tooling/check/rules/question-form'
import { featureNames, formsOf } from '../../../tooling/check/rules/question-form-features'
import { functionWords } from '../../../tooling/check/rules/question-form-list'
import { measureForm } from '../../../tooling/check/rules/question-form-measure'
import { questionLine } from '../../../tooling/check/rules/question-form-text'
import { assertPasses, siteOf } from './support'

const letters = ['a', 'b', 'c', 'd'] as const
const why = 'So.'
const common = { difficulty: 1, stem: 'What?', guideSection: 'The Sprint' } as const

/** A text of as many words by chance, each of four letters, so that none is longer than another. */
function chanceText(below: (size: number) => number): string {
  const words = [
    'they',
    'with',
    'from',
    'plan',
    'work',
    'when',
    'team',
    'item',
    'some',
    'only',
    'each',
    'will',
  ]
  return Array.from({ length: 10 }, () => words[below(words.length)] ?? 'team').join(' ')
}

type Edit = (text: string, right: boolean) => string

/** Single-choice questions of 20 topics; `edit` may plant a giveaway. */
function singles(
  count: number,
  edit: Edit = text => text,
  seed = 1,
): { topic: string; question: SingleChoice }[] {
  const { below } = randomFrom(seed)
  return Array.from({ length: count }, (_, number) => {
    const answer = letters[number % 4] ?? 'a'
    const option = (key: string) => ({ text: edit(chanceText(below), key === answer), why })
    const options = { a: option('a'), b: option('b'), c: option('c'), d: option('d') }
    const topic = `topic${number % 20}`
    return { topic, question: { ...common, id: `${topic}-${number}`, kind: 'single', options, answer } }
  })
}

const pairs: readonly [OptionKey, OptionKey][] = [
  ['a', 'b'],
  ['c', 'd'],
  ['a', 'e'],
  ['b', 'c'],
  ['d', 'e'],
]

function multiples(count: number, edit: Edit = text => text): { topic: string; question: MultipleChoice }[] {
  const { below } = randomFrom(2)
  return Array.from({ length: count }, (_, number) => {
    const answers = pairs[number % pairs.length] ?? ['a', 'b']
    const option = (key: OptionKey) => ({ text: edit(chanceText(below), answers.includes(key)), why })
    const options = { a: option('a'), b: option('b'), c: option('c'), d: option('d'), e: option('e') }
    const topic = `topic${number % 20}`
    const id = `${topic}-m${number}`
    return { topic, question: { ...common, id, kind: 'multiple', countStated: true, options, answers } }
  })
}

const statements = (
  count: number,
  isTrue: (number: number) => boolean,
): { topic: string; question: TrueFalse }[] =>
  Array.from({ length: count }, (_, number) => ({
    topic: 'topic0',
    question: {
      ...common,
      id: `topic0-s${number}`,
      kind: 'true-false',
      answer: isTrue(number),
      why: { true: why, false: why },
    },
  }))

const siteWith = (questions: readonly { topic: string; question: Question }[]) =>
  siteOf(
    {},
    {
      questionFiles: [...new Set(questions.map(({ topic }) => topic))].map(topic => ({
        file: `data/exam-questions/${topic}.ts`,
        raw: '',
        set: undefined,
        examOnly: questions.filter(other => other.topic === topic).map(({ question }) => question),
      })),
    },
  )

/** Says in the wrong options why, in the same number of letters. */

const arguing: Edit = (text, right) => (right ? `xxxxxxx ${text}` : `because ${text}`)
const messagesOf = (questions: readonly { topic: string; question: Question }[]) =>
  rule.check(siteWith(questions)).map(({ message }) => message)

describe('question-form', () => {
  it('is at chance where nothing is given away', () => {
    const measure = measureForm([...singles(600), ...multiples(300)])
    assert.ok(Math.abs(measure.singleFound - 0.25) < 0.06, String(measure.singleFound))
    assert.ok(Math.abs(measure.multipleFound - 0.1) < 0.06, String(measure.multipleFound))
    assert.equal(measure.singleByChance, 0.25)
    assert.ok(Math.abs(measure.multipleByChance - 0.1) < 1e-9)
  })

  it('finds a planted word in topics on which it was not trained', () => {
    const measure = measureForm([...singles(200, arguing), ...multiples(100, arguing)])
    assert.equal(measure.singleFound, 1)
    assert.equal(measure.multipleFound, 1)
    assert.match(questionLine(measure.single[0] ?? assert.fail(), 1), /^0\.9\d found .*: no 'because'$/)
  })

  it('says the same each time, in whatever order the questions come', () => {
    const bank = [...singles(120, arguing), ...multiples(80)]
    const byId = (questions: typeof bank) => {
      const { single, multiple } = measureForm(questions)
      return new Map([...single, ...multiple].map(({ question, found }) => [question.id, found]))
    }
    assert.deepEqual(measureForm(bank), measureForm(bank))
    assert.deepEqual(byId([...bank].reverse()), byId(bank))
  })

  it('reads a contraction as what it stands for, and nothing of a word of the subject', () => {
    const [long = [], short = [], other = []] = formsOf([
      'They do not plan, though.',
      "They don't plan, though.",
      'They do not code, though.',
    ]).map(form => form.filter(([place]) => place < new Set(functionWords).size))
    assert.equal(long.length, 4)
    assert.deepEqual(short, long)
    assert.deepEqual(other, long)
  })

  it('sees punctuation, and which option is longest and shortest', () => {
    const [first, second, third] = formsOf(['a: b, c, d', 'a', 'abc de']).map(form =>
      form
        .map(([place, value]) => [featureNames[place], value] as const)
        .filter(([name]) => name !== 'long words'),
    )
    assert.deepEqual(first?.slice(1), [
      ['commas', 2],
      ['colons and semicolons', 1],
      ['the longest option', 1],
    ])
    assert.deepEqual(second?.slice(1), [['the shortest option', 1]])
    assert.deepEqual(third, [])
  })
})

describe('the rule on form', () => {
  const good = [...singles(240), ...multiples(100), ...statements(60, number => number % 2 === 0)]

  it('passes a bank whose form says nothing', () => {
    assertPasses(rule, siteWith(good))
  })

  it('says nothing of a few questions', () => {
    assertPasses(rule, siteWith(singles(40, arguing)))
  })

  it('names the questions that are given away, and by what', () => {
    const [message = '', ...others] = messagesOf(singles(240, arguing))
    assert.deepEqual(others, [])
    assert.match(message, /^form alone finds 100 % of the single-choice keys \(at most 33 %\)/)
    assert.match(message, /topic\d+-\d+ \(no 'because'/)
    assert.equal(message.match(/topic\d+-\d+ \(/g)?.length, 12)
  })

  it('finds multiple-choice answers that are given away', () => {
    const [message = ''] = messagesOf(multiples(100, arguing))
    assert.match(message, /^form alone finds 100 % of the multiple-choice answers \(at most 15 %\)/)
  })

  it('finds right options that are longest too often, and too seldom', () => {
    const longer = messagesOf(singles(240, (text, right) => (right ? `${text} team` : text)))
    assert.ok(longer.some(message => message.startsWith('the longest option is right in 100 %')))
    const shorter = messagesOf(singles(240, (text, right) => (right ? text : `${text} team`)))
    assert.ok(shorter.some(message => message.startsWith('the longest option is right in 0 %')))
  })

  it('finds statements of which too many are true', () => {
    const [message = ''] = messagesOf(statements(100, number => number < 60))
    assert.match(message, /^60 % of the statements are true/)
  })

  it('finds a position that is right too often', () => {
    const moved = good.map(({ topic, question }, number) =>
      question.kind === 'single' && question.answer === 'd' && number % 8 === 3
        ? { topic, question: { ...question, answer: 'a' as const } }
        : { topic, question },
    )
    const messages = messagesOf(moved)
    assert.ok(messages.some(message => message.startsWith('option a is right in 38 % of the single-choice')))
    assert.ok(messages.some(message => message.startsWith('option d is right in 13 % of the single-choice')))
  })
})
