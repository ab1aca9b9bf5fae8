import { balance, mayJoin, missedQuotas } from './balance-questions'
import { quotasOf, type DrawnFrom, type Quotas } from './quotas'
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

/** How many times to restart the search: it improves one question at a time and can get stuck. */
const attempts = 8

/** Whether each area has enough new questions for its share of an exam. */
function hasFresh(bank: readonly DrawnFrom[], cost: (question: DrawnFrom) => number, count: number): boolean {
  const areas = new Set(bank.map(({ area }) => area))
  const share = Math.ceil(count / areas.size)
  return [...areas].every(
    area => bank.filter(question => question.area === area && cost(question) === 0).length >= share,
  )
}

/**
 * Picks the questions of an exam and returns their ids in the order they are asked. Areas get equal shares,
 * give or take one; kinds and difficulties follow lib/exam/quotas.ts as far as the bank allows; no two ask
 * the same thing, and the words stay below the limit. Among equals, questions new to the reader come first,
 * then missed ones, then those asked longest ago. If an area has too few, the others fill in.
 */
export function pickQuestions(bank: readonly DrawnFrom[], met: Met, count: number, random: Random): string[] {
  const cost = costsOf(met)
  const quotas = quotasOf(count)
  const canBeFresh = hasFresh(bank, cost, count)
  let drawn: readonly DrawnFrom[] = []
  let least = Infinity
  for (let attempt = 0; attempt < attempts && least > 0; attempt += 1) {
    const selection = selectionOf(bank, cost, quotas, count, random)
    const known = canBeFresh ? selection.filter(question => cost(question) > 0).length : 0
    const problems = missedQuotas(selection, quotas) + known
    if (problems < least) drawn = selection
    least = Math.min(least, problems)
  }
  return random.shuffled(drawn.map(({ id }) => id))
}

function selectionOf(
  bank: readonly DrawnFrom[],
  cost: (question: DrawnFrom) => number,
  quotas: Quotas,
  count: number,
  random: Random,
): DrawnFrom[] {
  // The sort is stable, so equals stay shuffled.
  const pool = random.shuffled(bank).sort((a, b) => cost(a) - cost(b))
  const areas = random.shuffled([...new Set(bank.map(({ area }) => area))])
  const queues = areas.map(area => pool.filter(question => question.area === area))
  const drawn: DrawnFrom[] = []
  let before = -1
  while (drawn.length < count && drawn.length > before) {
    before = drawn.length
    for (const queue of queues) {
      if (drawn.length === count) break
      const index = queue.findIndex(question => mayJoin(question, drawn, quotas))
      if (index >= 0) drawn.push(...queue.splice(index, 1))
    }
  }
  // Less fresh questions join only if the fresher ones can't balance the selection.
  const balanced = [0, missedBefore, Infinity].reduce(
    (selection, most) =>
      balance(
        selection,
        pool.filter(question => cost(question) <= most),
        quotas,
        cost,
      ),
    drawn,
  )
  return balanced
}
