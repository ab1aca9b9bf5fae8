import { choicesOf, type Choice, type Question } from '../../../lib/course/question'
import { questionsIn, type QuestionFile } from './content-site'

/** A measured share of questions, and the share by chance. */
export interface Share {
  /** What is measured: 'option a', 'the longest option'. */
  name: string
  /** Number of questions measured. */
  questions: number
  actual: number
  even: number
  /** Ids of the newest of those that make it uneven. */
  examples: readonly string[]
}

/** What position and length of the options give away, by kind of question; shares from 0 to 1. */
export interface FormMeasure {
  single: readonly Share[]
  multiple: readonly Share[]
  statements: Share
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const rightShare = (choices: readonly Choice[]): number => mean(choices.map(({ right }) => Number(right)))

const ofLength = (choices: readonly Choice[], extreme: (...lengths: number[]) => number): Choice[] => {
  const length = extreme(...choices.map(({ text }) => text.length))
  return choices.filter(({ text }) => text.length === length)
}

const exampleCount = 3

function shareOf(
  name: string,
  questions: readonly Question[],
  picked: (choices: readonly Choice[]) => readonly Choice[],
): Share {
  const measured = questions.flatMap(question => {
    const choices = choicesOf(question)
    const some = picked(choices)
    return some.length > 0 ? [{ id: question.id, share: rightShare(some), even: rightShare(choices) }] : []
  })
  const actual = mean(measured.map(({ share }) => share))
  const even = mean(measured.map(each => each.even))
  const making = measured.filter(({ share }) => share > 0 === actual > even)
  return {
    ...{ name, questions: measured.length, actual, even },
    examples: making.slice(-exampleCount).map(({ id }) => id),
  }
}

function sharesOf(questions: readonly Question[]): Share[] {
  const keys = [...new Set(questions.flatMap(choicesOf).map(({ key }) => key))].sort()
  return [
    ...keys.map(key =>
      shareOf(`option ${key}`, questions, choices => choices.filter(each => each.key === key)),
    ),
    shareOf('the longest option', questions, choices => ofLength(choices, Math.max)),
    shareOf('the shortest option', questions, choices => ofLength(choices, Math.min)),
  ]
}

/** Measures what the form of all questions gives away to someone who doesn't know the subject. */
export function measureForm(files: readonly QuestionFile[]): FormMeasure {
  const all = files.flatMap(questionsIn)
  const ofKind = (kind: Question['kind']) => all.filter(question => question.kind === kind)
  return {
    single: sharesOf(ofKind('single')),
    multiple: sharesOf(ofKind('multiple')),
    statements: shareOf('true', ofKind('true-false'), choices => choices.slice(0, 1)),
  }
}
