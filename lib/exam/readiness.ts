import { scopeOf } from '../course/question'
import type { Progress } from '../progress/shape'
import { examRules } from './exam-rules'
import { isComplete } from './complete'
import { randomFrom } from './random'
import type { Bank } from './score'

/** Right and wrong answers. */
export interface Answered {
  right: number
  wrong: number
}

/** How many of ten exams the reader would pass: the expected number, and the range that holds it with 80 %. */
export interface Readiness {
  of10: number
  low: number
  high: number
}

/** Fewer answers say too little for a number. */
export const fewestAnswers = 60

/** Two exams' worth: older answers tell what the reader knew then. */
export const countedAnswers = 2 * examRules.questions

/**
 * Right and wrong first answers by area, to the questions met last: a question that is answered again is easier
 * than a new one. Early versions stored the last answer only, and blanks of an exam as wrong answers, which are
 * left out here.
 */
export function firstAnswers({ answers, exams }: Progress, bank: Bank): Map<string, Answered> {
  const blank = new Set(
    exams.flatMap(exam =>
      exam.questions.flatMap(id => {
        const question = bank.get(id)
        return question && isComplete(question, exam.answers[id]) ? [] : `${id} ${exam.endedAt}`
      }),
    ),
  )
  const given = Object.entries(answers).flatMap(([id, last]) => {
    const question = bank.get(id)
    const { right, at } = last.first ?? last
    if (!question || scopeOf(question) === 'course' || blank.has(`${id} ${at}`)) return []
    return { area: question.area, right, time: Date.parse(at) }
  })
  const byArea = new Map<string, Answered>(
    [...bank.values()].map(({ area }) => [area, { right: 0, wrong: 0 }]),
  )
  for (const { area, right } of given.sort((a, b) => b.time - a.time).slice(0, countedAnswers)) {
    const score = byArea.get(area)
    if (score) score[right ? 'right' : 'wrong'] += 1
  }
  return byArea
}

/** How many answers were counted. */
export const answersIn = (areas: Iterable<Answered>): number =>
  [...areas].reduce((sum, { right, wrong }) => sum + right + wrong, 0)

/** Shares of right answers at which densities are computed. */
const shares = Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100)
const logs = shares.map(share => ({ of: Math.log(share), not: Math.log(1 - share) }))

/** How much an area resembles the others: as if so many of its answers were already known. */
const likeness = 20
/** Readers that are consistent with the answers. */
const readers = 100
/** Any seed; the same for all, so that one more right answer never lowers the estimate. */
const seed = 1

/** Turns logarithms of weights into sums that end at 1. */
function cumulated(logWeights: readonly number[]): number[] {
  const most = Math.max(...logWeights)
  const weights = logWeights.map(each => Math.exp(each - most))
  const total = weights.reduce((sum, each) => sum + each, 0)
  let sum = 0
  return weights.map(each => (sum += each / total))
}

/** The share below which this part of the sums lies. */
function quantile(sums: readonly number[], part: number): number {
  const index = sums.findIndex(sum => sum >= part)
  return shares[index < 0 ? shares.length - 1 : index] ?? 0
}

/** log((from) (from + 1) … (from + count - 1)) */
function logRising(from: number, count: number): number {
  let sum = 0
  for (let step = 0; step < count; step += 1) sum += Math.log(from + step)
  return sum
}

/** The distribution of a reader's overall share: beta-binomial areas around it, and every share as likely before. */
const overall = (areas: readonly Answered[]): number[] =>
  cumulated(
    shares.map(share =>
      areas.reduce(
        (sum, { right, wrong }) =>
          sum + logRising(share * likeness, right) + logRising((1 - share) * likeness, wrong),
        0,
      ),
    ),
  )

/** The Beta distribution of an area's share, given the overall share. */
const areaGiven = (share: number, { right, wrong }: Answered): number[] =>
  cumulated(
    logs.map(
      ({ of, not }) => (share * likeness + right - 1) * of + ((1 - share) * likeness + wrong - 1) * not,
    ),
  )

/** The exact chance of enough right answers, where the questions of an exam are spread over the areas. */
function passChance(areaShares: readonly number[]): number {
  const { questions, pass } = examRules
  let chances = [1]
  for (let question = 0; question < questions; question += 1) {
    const share = areaShares[question % areaShares.length] ?? 0
    chances = Array.from(
      { length: chances.length + 1 },
      (_, right) => (chances[right] ?? 0) * (1 - share) + (chances[right - 1] ?? 0) * share,
    )
  }
  return chances.slice(pass).reduce((sum, chance) => sum + chance, 0)
}

/**
 * Estimates how many of ten exams a reader would pass. Each area's share of right answers has a Beta distribution
 * whose prior is the reader's overall share, so that a few answers in an area don't decide. Undefined for fewer
 * answers than `fewestAnswers`.
 */
export function readinessOf(areas: readonly Answered[]): Readiness | undefined {
  if (answersIn(areas) < fewestAnswers) return undefined
  const random = randomFrom(seed)
  const uniform = () => (random.below(10_000) + 0.5) / 10_000
  const all = overall(areas)
  // Many readers have the same overall share, for which the areas' distributions are computed once.
  const given = new Map<number, number[][]>()
  const chances = Array.from({ length: readers }, (_, index) => {
    const share = quantile(all, (index + 0.5) / readers)
    const distributions = given.get(share) ?? areas.map(area => areaGiven(share, area))
    given.set(share, distributions)
    return passChance(distributions.map(sums => quantile(sums, uniform())))
  }).sort((a, b) => a - b)
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / readers
  const at = (part: number) => chances[Math.floor(part * readers)] ?? 0
  const outOf10 = (chance: number) => Math.round(chance * 10)
  return { of10: outOf10(mean), low: outOf10(at(0.1)), high: outOf10(at(0.9)) }
}
