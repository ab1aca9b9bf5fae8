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

/** A reader's first exams have no question in common, as the page says, if the bank has enough. */
export const freshExams = 3

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
 * The questions that an exam may use. The first exams repeat nothing from an earlier one, even where that misses a quota:
 * the page promises it, and with each new question in the bank, the random search misses other quotas.
 */
function usable(pool: readonly DrawnFrom[], past: Met['past'], count: number): readonly DrawnFrom[] {
  if (past.length >= freshExams) return pool
  const asked = new Set(past.flat())
  const unasked = pool.filter(({ id }) => !asked.has(id))
  return firstOf(unasked, count).length < count ? pool : unasked
}

/**
 * Picks the questions of an exam and returns their ids in the order they are asked. Kinds, levels, parts of the
 * Guide, focus areas and short questions follow lib/exam/quotas.ts as far as the bank allows, and the words stay
 * below the limit. No two ask the same thing, and the first exams have none in common. Among equals, questions new
 * to the reader come first, then missed ones, then those asked longest ago.
 */
export function pickQuestions(bank: readonly DrawnFrom[], met: Met, count: number, random: Random): string[] {
  const cost = costsOf(met)
  const costs = new Map(bank.map(question => [question, cost(question)]))
  const costOf = (question: DrawnFrom) => costs.get(question) ?? 0
  // The sort is stable, so equals stay shuffled.
  const sorted = random.shuffled(bank).sort((a, b) => costOf(a) - costOf(b))
  const pool = usable(sorted, met.past, count)
  const quotas = quotasOf(bank, count)
  const drawn = firstOf(pool, count)
  // Less fresh questions join only if fresher ones can't meet the quotas.
  for (const most of [0, missedBefore, Infinity]) {
    const allowed = pool.filter(question => costOf(question) <= most)
    balance(drawn, allowed, quotas, costOf, random)
  }
  return random.shuffled(drawn.map(({ id }) => id))
}
