import { featureNames, type FormOfOption, type FormOfQuestion } from './question-form-features'

/** A weight a feature: how much it speaks for an option. The last weight is for every option alike. */
export type Weights = Float64Array

const features = featureNames.length

/** How much all that a form shows speaks for its option. */
export function scoreOf(weights: Weights, form: FormOfOption): number {
  let score = weights[features] ?? 0
  for (const [feature, value] of form) score += (weights[feature] ?? 0) * value
  return score
}

/** Shares of one among scores. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map(score => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / sum)
}

/** Chances of options that know nothing of one another. */
export const logistic = (scores: readonly number[]): number[] =>
  scores.map(score => 1 / (1 + Math.exp(-score)))

/** How far large weights are held back: the value with which topics that were not trained on are guessed best. */
const restraint = 0.01
const rounds = 100
/** Length of a first step, and how much of the last step goes into the next. */
const step = 0.5
const momentum = 0.9

/** Where the weights would have to go so that what is right is taken for right. */
function gradientOf(
  questions: readonly FormOfQuestion[],
  weights: Weights,
  chances: (scores: readonly number[]) => number[],
): Float64Array {
  const gradient = new Float64Array(features + 1)
  for (const { forms, right } of questions) {
    const guessed = chances(forms.map(form => scoreOf(weights, form)))
    forms.forEach((form, option) => {
      const error = Number(right[option]) - (guessed[option] ?? 0)
      for (const [feature, value] of form) gradient[feature] = (gradient[feature] ?? 0) + error * value
      gradient[features] = (gradient[features] ?? 0) + error
    })
  }
  return gradient
}

/**
 * Trains by gradient descent from zero, with as many steps for every bank, so that the same questions always give the same weights.
 *
 * @param chances softmax where one option of a question is right, logistic where each may be
 */
export function train(
  questions: readonly FormOfQuestion[],
  chances: (scores: readonly number[]) => number[],
): Weights {
  const weights = new Float64Array(features + 1)
  const speed = new Float64Array(features + 1)
  const rate = step / Math.max(1, questions.length)
  for (let round = 0; round < rounds; round++) {
    const gradient = gradientOf(questions, weights, chances)
    for (let feature = 0; feature <= features; feature++) {
      const weight = weights[feature] ?? 0
      const pull = (gradient[feature] ?? 0) * rate - weight * restraint * step
      const next = (speed[feature] ?? 0) * momentum + pull
      speed[feature] = next
      weights[feature] = weight + next
    }
  }
  return weights
}
