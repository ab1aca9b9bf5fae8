import { balance, mayJoin, missedQuotas } from './balance-questions'
import { quotasOf, type DrawnFrom, type Quotas } from './quotas'
import type { Random } from './random'
import { withinWords } from './within-words'

/** What a reader has met of the bank. */
export interface Met {
  /** The questions of earlier exams, the oldest first. */
  past: readonly (readonly string[])[]
  /** Id → whether the last answer was right, wherever it was given. */
  answers: Readonly<Partial<Record<string, { right: boolean }>>>
}

/** What it costs to ask again what was in the last exam: more than any quota. */
const lastExam = 100
const missedBefore = 1
const rightBefore = 3
/** How much sooner a question comes for each exam that has passed without it. */
const perExam = 0.5

/** What it costs to ask a question: nothing where the reader never met it, little where it was missed. */
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

/** How often a selection is begun anew that could be better: the search takes one question at a time, and may get stuck. */
const attempts = 8

/** Whether each area has enough that the reader never met for its share of an exam. */
function hasFresh(bank: readonly DrawnFrom[], cost: (question: DrawnFrom) => number, count: number): boolean {
  const areas = new Set(bank.map(({ area }) => area))
  const share = Math.ceil(count / areas.size)
  return [...areas].every(
    area => bank.filter(question => question.area === area && cost(question) === 0).length >= share,
  )
}

/**
 * Draws the questions of an exam, by ids and in the order in which they are asked: as many of each area as of any
 * other, give or take one; of each kind and difficulty what lib/exam/quotas.ts asks for, as far as there is enough; never two
 * that ask for the same thing, and no more words than quotas.ts allows. Of those that would do, first what the reader never met,
 * then what was missed, then what was asked longest ago. Where an area has too few, the others give more.
 */
export function drawQuestions(bank: readonly DrawnFrom[], met: Met, count: number, random: Random): string[] {
  const cost = costsOf(met)
  const quotas = quotasOf(count)
  const canBeFresh = hasFresh(bank, cost, count)
  let drawn: readonly DrawnFrom[] = []
  let least = Infinity
  for (let attempt = 0; attempt < attempts && least > 0; attempt += 1) {
    const selection = selectionOf(bank, cost, quotas, count, random)
    const known = canBeFresh ? selection.filter(question => cost(question) > 0).length : 0
    const faults = missedQuotas(selection, quotas) + known
    if (faults < least) drawn = selection
    least = Math.min(least, faults)
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
  // Sorting keeps the order by chance among equals.
  const pool = random.shuffled(bank).sort((a, b) => cost(a) - cost(b))
  const areas = random.shuffled([...new Set(bank.map(({ area }) => area))])
  const queues = areas.map(area => pool.filter(question => question.area === area))
  const drawn: DrawnFrom[] = []
  let before = -1
  while (drawn.length < count && drawn.length > before) {
    before = drawn.length
    for (const queue of queues) {
      if (drawn.length === count) break
      const place = queue.findIndex(question => mayJoin(question, drawn, quotas))
      if (place >= 0) drawn.push(...queue.splice(place, 1))
    }
  }
  // What is less fresh joins only for what the fresher ones could not balance among themselves.
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
  return withinWords(balanced, pool, quotas, cost)
}
