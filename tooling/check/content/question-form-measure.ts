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

function shareOf(
  name: string,
  questions: readonly (readonly Choice[])[],
  picked: (choices: readonly Choice[]) => readonly Choice[],
): Share {
  const having = questions.filter(choices => picked(choices).length > 0)
  return {
    ...{ name, questions: having.length },
    actual: mean(having.map(choices => rightShare(picked(choices)))),
    even: mean(having.map(rightShare)),
  }
}

function sharesOf(questions: readonly Question[]): Share[] {
  const all = questions.map(choicesOf)
  const keys = [...new Set(all.flat().map(({ key }) => key))].sort()
  return [
    ...keys.map(key => shareOf(`option ${key}`, all, choices => choices.filter(each => each.key === key))),
    shareOf('the longest option', all, choices => ofLength(choices, Math.max)),
    shareOf('the shortest option', all, choices => ofLength(choices, Math.min)),
  ]
}

/** Measures what the form of all questions gives away to someone who doesn't know the subject. */
export function measureForm(files: readonly QuestionFile[]): FormMeasure {
  const all = files.flatMap(questionsIn)
  const ofKind = (kind: Question['kind']) => all.filter(question => question.kind === kind)
  const statements = ofKind('true-false').map(choicesOf)
  return {
    single: sharesOf(ofKind('single')),
    multiple: sharesOf(ofKind('multiple')),
    statements: shareOf('true', statements, choices => choices.slice(0, 1)),
  }
}
