import { featureNames, type FormOfQuestion } from './question-form-features'
import { logistic, scoreOf, softmax, train, type Weights } from './question-form-model'

const folds = 10

/** What form alone says of one question, by weights that were learned from other topics. */
export interface GuessByForm {
  question: FormOfQuestion
  /** How surely form takes each option for right: shares of one where one is right, else a chance each. */
  chances: readonly number[]
  /** How surely form finds the whole answer. */
  surety: number
  /** Share of the answer's finding: 1 where it is found, 1 of n where n answers look alike, else 0. */
  found: number
  /** What speaks for the right options, or against the others, the strongest first. */
  signs: readonly Sign[]
}

/** A feature by which right and wrong options differ. */
export interface Sign {
  feature: string
  /** True where right options have more of it. */
  isInRight: boolean
  /** By how much it raises the score of the right options over that of the others. */
  weight: number
}

/** The mean of numbers; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function signsOf({ forms, right }: FormOfQuestion, weights: Weights): Sign[] {
  const part = (feature: number, wanted: boolean) =>
    mean(
      forms
        .filter((_, option) => right[option] === wanted)
        .map(form => form.find(([place]) => place === feature)?.[1] ?? 0),
    )
  return featureNames
    .map((feature, place) => {
      const difference = part(place, true) - part(place, false)
      return { feature, isInRight: difference > 0, weight: difference * (weights[place] ?? 0) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
}

/** All choices of some of so many places. */
function choicesOfPlaces(places: number, chosen: number): number[][] {
  if (chosen === 0) return [[]]
  return Array.from({ length: places }, (_, last) => last).flatMap(last =>
    choicesOfPlaces(last, chosen - 1).map(before => [...before, last]),
  )
}

const near = 1e-9

/** Chooses so many options by their scores, and says how surely and whether that is the answer. */
function choose(question: FormOfQuestion, scores: readonly number[], count: number) {
  const answers = choicesOfPlaces(scores.length, count)
  const sums = answers.map(answer => answer.reduce((sum, place) => sum + (scores[place] ?? 0), 0))
  const isKey = (answer: readonly number[]) =>
    question.right.every((right, place) => right === answer.includes(place))
  const key = answers.findIndex(isKey)
  if (key < 0) return { surety: 0, found: 0 }
  const best = Math.max(...sums)
  const alike = sums.filter(sum => sum > best - near).length
  return {
    surety: softmax(sums)[key] ?? 0,
    found: (sums[key] ?? 0) > best - near ? 1 / alike : 0,
  }
}

/** How many options are right in most of the questions with as many options, where the stem does not say it. */
function usualCount(trained: readonly FormOfQuestion[], options: number): number {
  const times = new Map<number, number>()
  for (const { right, asked } of trained) {
    const count = right.filter(Boolean).length
    if (asked === undefined && right.length === options) times.set(count, (times.get(count) ?? 0) + 1)
  }
  const [usual] = [...times].sort(([a, often], [b, oftener]) => oftener - often || a - b)[0] ?? []
  return usual ?? Math.ceil(options / 2)
}

/** The topics by the fold in which they are asked. */
function foldsOf(questions: readonly FormOfQuestion[]): Map<string, number> {
  const topics = [...new Set(questions.map(question => question.topic))].sort()
  return new Map(topics.map((topic, place) => [topic, place % folds]))
}

/**
 * Guesses every question by its form, trained on the nine tenths of the topics to which it does not belong. One topic is
 * never in both, as its questions share their turns of phrase.
 *
 * @param kind 'single' where exactly one option of each is right
 */
export function guessByForm(
  questions: readonly FormOfQuestion[],
  kind: 'single' | 'multiple',
): GuessByForm[] {
  const foldOf = foldsOf(questions)
  const chancesOf = kind === 'single' ? softmax : logistic
  return Array.from({ length: folds }, (_, fold) => fold).flatMap(fold => {
    const asked = questions.filter(question => foldOf.get(question.topic) === fold)
    if (asked.length === 0) return []
    const trained = questions.filter(question => foldOf.get(question.topic) !== fold)
    const weights = train(trained, chancesOf)
    return asked.map(question => {
      const scores = question.forms.map(form => scoreOf(weights, form))
      const count = question.asked ?? usualCount(trained, scores.length)
      return {
        question,
        chances: chancesOf(scores),
        ...choose(question, scores, count),
        signs: signsOf(question, weights),
      }
    })
  })
}
