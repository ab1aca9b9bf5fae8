import { balance } from './balance-questions'
import { quotasOf, type DrawnFrom } from './quotas'
import type { Random } from './random'

/** What the reader has seen of the bank. */
export interface Met {
  /** The questions of earlier exams, oldest first. */
  past: readonly (readonly string[])[]
  /** Id → whether the latest answer was right. */
  answers: Readonly<Partial<Record<string, { right: boolean }>>>
}

/** Cost of repeating a question of the last exam: more than any quota. */
const lastExam = 100
const missedBefore = 1
const rightBefore = 3
/** How much that cost drops with each exam since. */
const perExam = 0.5

/** Cost of asking a question: zero if new to the reader, low if they missed it. */
function costsOf({ past, answers }: Met): (question: DrawnFrom) => number {
  const since = new Map<string, number>()
  past.forEach((ids, index) => ids.forEach(id => since.set(id, past.length - index)))
  return ({ id }) => {
    const exams = since.get(id)
    const answer = answers[id]
    if (exams === undefined && answer === undefined) return 0
    if (exams === 1) return lastExam
    const base = answer?.right === false ? missedBefore : rightBefore
    return base + (exams === undefined ? 0 : perExam * Math.max(0, past.length - exams))
  }
}

/** The first questions of a pool that ask different things. */
function firstOf(pool: readonly DrawnFrom[], count: number): DrawnFrom[] {
  const drawn: DrawnFrom[] = []
  const asked = new Set<string>()
  for (const question of pool) {
    if (drawn.length === count) break
    if (question.facts.some(fact => asked.has(fact))) continue
    drawn.push(question)
    for (const fact of question.facts) asked.add(fact)
  }
  return drawn
}

/**
 * Picks the questions of an exam and returns their ids in the order they are asked. Kinds, levels, parts of the
 * Guide, focus areas and short questions follow lib/exam/quotas.ts as far as the bank allows, and the words stay
 * below the limit. No two ask the same thing. Among equals, questions new to the reader come first, then missed
 * ones, then those asked longest ago.
 */
export function pickQuestions(bank: readonly DrawnFrom[], met: Met, count: number, random: Random): string[] {
  const cost = costsOf(met)
  const costs = new Map(bank.map(question => [question, cost(question)]))
  const costOf = (question: DrawnFrom) => costs.get(question) ?? 0
  // The sort is stable, so equals stay shuffled.
  const pool = random.shuffled(bank).sort((a, b) => costOf(a) - costOf(b))
  const quotas = quotasOf(bank, count)
  const drawn = firstOf(pool, count)
  // Less fresh questions join only if fresher ones can't meet the quotas.
  for (const most of [0, missedBefore, Infinity]) {
    const allowed = pool.filter(question => costOf(question) <= most)
    balance(drawn, allowed, quotas, costOf, random)
  }
  return random.shuffled(drawn.map(({ id }) => id))
}
