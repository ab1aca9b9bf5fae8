import type { DrawnFrom, Quota, Quotas } from './quotas'
import type { Random } from './random'

/** Cost of one question too many or too few of a label, relative to asking a familiar question. */
const quotaWeight = 10
/** Cost of one word too many: a few of them cost more than a familiar question that is shorter. */
const wordWeight = 0.5
/** How many exchanges in a row may fail to improve a selection before it is as good as it gets. */
const patience = 20_000

const missBy = ({ least, most }: Quota, count: number) => Math.max(0, least - count, count - most)

/** Running counts of a selection: adding or removing a question returns by how much worse that makes it. */
function tallyOf({ labels, words: limit }: Quotas, cost: (question: DrawnFrom) => number) {
  const counts = new Map([...labels].map(([label, quota]) => [label, { quota, count: 0 }]))
  let words = 0
  const change = (question: DrawnFrom, by: 1 | -1): number => {
    let worse = by * cost(question)
    for (const label of question.labels) {
      const counted = counts.get(label)
      if (!counted) continue
      worse -= quotaWeight * missBy(counted.quota, counted.count)
      counted.count += by
      worse += quotaWeight * missBy(counted.quota, counted.count)
    }
    worse -= wordWeight * Math.max(0, words - limit)
    words += by * question.words
    return worse + wordWeight * Math.max(0, words - limit)
  }
  const start = [...labels.values()].reduce((sum, quota) => sum + quotaWeight * missBy(quota, 0), 0)
  return { start, change }
}

/**
 * Improves a selection toward its quotas, in place, by exchanging questions at random as long as that makes it no worse.
 * Exchanges of equals matter: they lead out of selections that no single exchange can improve.
 * @param cost of asking a question; higher if it was asked recently
 */
export function balance(
  drawn: DrawnFrom[],
  pool: readonly DrawnFrom[],
  quotas: Quotas,
  cost: (question: DrawnFrom) => number,
  random: Random,
): void {
  const { start, change } = tallyOf(quotas, cost)
  const ids = new Set(drawn.map(({ id }) => id))
  const asked = new Set(drawn.flatMap(({ facts }) => facts))
  let problems = drawn.reduce((sum, question) => sum + change(question, 1), start)
  for (let failed = 0; failed < patience && problems > 0; failed += 1) {
    const at = random.below(drawn.length)
    const [out, into] = [drawn[at], pool[random.below(pool.length)]]
    if (!out || !into || ids.has(into.id)) continue
    if (into.facts.some(fact => asked.has(fact) && !out.facts.includes(fact))) continue
    const worse = change(out, -1) + change(into, 1)
    if (worse > 0) {
      change(into, -1)
      change(out, 1)
      continue
    }
    if (worse < 0) failed = 0
    problems += worse
    drawn[at] = into
    ids.delete(out.id)
    ids.add(into.id)
    for (const fact of out.facts) asked.delete(fact)
    for (const fact of into.facts) asked.add(fact)
  }
}
