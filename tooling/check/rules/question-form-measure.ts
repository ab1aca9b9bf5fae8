import { choicesOf, type Question } from '../../../lib/course/question'
import { questionsIn, type QuestionFile } from '../content/content-site'
import { formOfQuestion } from './question-form-features'
import { guessByForm, mean, type GuessByForm } from './question-form-guesses'

/** A question and the topic whose file it stands in. */
export interface QuestionOfTopic {
  topic: string
  question: Question
}

/** All questions of the bank, each with its topic. */
export const questionsOfFiles = (files: readonly QuestionFile[]): QuestionOfTopic[] =>
  files.flatMap(file =>
    questionsIn(file).map(question => ({
      topic: (file.file.split('/').at(-1) ?? file.file).replace(/\.ts$/, ''),
      question,
    })),
  )

/** How often a position is right, and how often it would be if every position were as often. */
export interface PositionShare {
  key: string
  /** Questions that have an option there. */
  questions: number
  right: number
  expected: number
}

/** What the form of a bank gives away; shares are of 1. */
export interface FormMeasure {
  single: readonly GuessByForm[]
  multiple: readonly GuessByForm[]
  /** Single-choice questions whose key form alone finds, and what chance would find. */
  singleFound: number
  singleByChance: number
  /** The same of whole answers of multiple choice. */
  multipleFound: number
  multipleByChance: number
  /** Single-choice questions in which the longest option is right; one of n as long counts 1 of n. */
  longestRight: number
  shortestRight: number
  statements: number
  /** Statements that are true, of all that are true or false. */
  trueStatements: number
  singlePositions: readonly PositionShare[]
  multiplePositions: readonly PositionShare[]
}

/** 1 where the right option alone has the extreme length, 1 of n where n have it, 0 where it has not. */
function rightAtExtreme(question: Question, extreme: (...lengths: number[]) => number): number {
  const choices = choicesOf(question)
  const length = extreme(...choices.map(choice => choice.text.length))
  const there = choices.filter(choice => choice.text.length === length)
  return there.some(choice => choice.right) ? 1 / there.length : 0
}

function positionsOf(questions: readonly Question[]): PositionShare[] {
  const all = questions.map(choicesOf)
  const keys = [...new Set(all.flatMap(choices => choices.map(choice => choice.key)))].sort()
  return keys.map(key => {
    const having = all.filter(choices => choices.some(choice => choice.key === key))
    const rightOf = having.map(choices => Number(choices.some(choice => choice.key === key && choice.right)))
    const shares = having.map(choices => choices.filter(choice => choice.right).length / choices.length)
    return { key, questions: having.length, right: mean(rightOf), expected: mean(shares) }
  })
}

function ways(places: number, chosen: number): number {
  return chosen === 0 ? 1 : (places / chosen) * ways(places - 1, chosen - 1)
}

/** Chance of finding an answer for somebody who knows how many options are right. */
const chanceOf = ({ question: { right } }: GuessByForm): number =>
  1 / ways(right.length, right.filter(Boolean).length)

/** Measures what the form of questions gives away to somebody who knows nothing of their subject. */
export function measureForm(questions: readonly QuestionOfTopic[]): FormMeasure {
  const ofKind = (kind: Question['kind']) => questions.filter(({ question }) => question.kind === kind)
  const guess = (kind: 'single' | 'multiple') =>
    guessByForm(
      ofKind(kind).map(({ question, topic }) => formOfQuestion(question, topic)),
      kind,
    )
  const plain = (kind: Question['kind']) => ofKind(kind).map(({ question }) => question)
  const [single, multiple] = [guess('single'), guess('multiple')]
  const statements = plain('true-false').map(question => Number(choicesOf(question)[0]?.right))
  return {
    single,
    multiple,
    singleFound: mean(single.map(({ found }) => found)),
    singleByChance: mean(single.map(chanceOf)),
    multipleFound: mean(multiple.map(({ found }) => found)),
    multipleByChance: mean(multiple.map(chanceOf)),
    longestRight: mean(plain('single').map(question => rightAtExtreme(question, Math.max))),
    shortestRight: mean(plain('single').map(question => rightAtExtreme(question, Math.min))),
    statements: statements.length,
    trueStatements: mean(statements),
    singlePositions: positionsOf(plain('single')),
    multiplePositions: positionsOf(plain('multiple')),
  }
}
