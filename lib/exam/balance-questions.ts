import type { DrawnFrom, Quotas } from './quotas'

/** Cost of one question too many or too few of a kind, relative to asking a familiar question. */
const quotaWeight = 10
/** Cost of one word too many: a few of them cost more than a familiar question that is shorter. */
const wordWeight = 0.5

const count = <T>(items: readonly T[], isCounted: (item: T) => boolean) => items.filter(isCounted).length

/** Running counts of a selection, so that trying one more question is cheap. */
function tally(drawn: readonly DrawnFrom[], quotas: Quotas): (more: DrawnFrom) => number {
  const over = (field: 'kind' | 'difficulty') =>
    new Map(
      [...quotas[field]].map(([name, wanted]) => [
        name,
        count(drawn, question => question[field] === name) - wanted,
      ]),
    )
  const overs = { kind: over('kind'), difficulty: over('difficulty') }
  const words = drawn.reduce((sum, question) => sum + (question.words ?? 0), 0)
  const off = (field: 'kind' | 'difficulty', more: DrawnFrom) =>
    [...overs[field]].reduce((sum, [name, by]) => sum + Math.abs(by + Number(more[field] === name)), 0)
  return more =>
    quotaWeight * (off('kind', more) + off('difficulty', more)) +
    wordWeight * Math.max(0, words + (more.words ?? 0) - quotas.words)
}

/** By how many questions a selection misses its quotas in total, ignoring properties that a question doesn't state. */
export const missedQuotas = (drawn: readonly DrawnFrom[], quotas: Quotas): number =>
  (['kind', 'difficulty'] as const)
    .filter(field => drawn.some(question => question[field] !== undefined))
    .flatMap(field =>
      [...quotas[field]].map(([name, wanted]) =>
        Math.abs(count(drawn, question => question[field] === name) - wanted),
      ),
    )
    .reduce((sum, off) => sum + off, 0)

/** Whether two questions ask the same thing. */
const areTwins = (a: DrawnFrom, b: DrawnFrom): boolean =>
  a.facts?.some(fact => b.facts?.includes(fact)) ?? false

/** Whether a question may be added: it repeats no other, and not too many are near the Guide rather than in it. */
export const mayJoin = (question: DrawnFrom, others: readonly DrawnFrom[], quotas: Quotas): boolean =>
  !others.some(other => areTwins(question, other)) &&
  (!question.isNear || count(others, other => other.isNear === true) < quotas.near)

/**
 * Improves a selection toward its quotas by swapping questions within their area, as long as the gain exceeds
 * the cost of asking less fresh ones.
 * @param cost of asking a question; higher if it was asked recently
 */
export function balance(
  selection: readonly DrawnFrom[],
  pool: readonly DrawnFrom[],
  quotas: Quotas,
  cost: (question: DrawnFrom) => number,
): DrawnFrom[] {
  const drawn = [...selection]
  for (let index = 0, unchanged = 0; drawn.length > 0 && unchanged < drawn.length;) {
    const better = bestAt(drawn, index, pool, quotas, cost)
    if (better) drawn[index] = better
    unchanged = better ? 0 : unchanged + 1
    index = (index + 1) % drawn.length
  }
  return drawn
}

/** The best replacement at this index; undefined if none is better than the current question. */
function bestAt(
  drawn: readonly DrawnFrom[],
  index: number,
  pool: readonly DrawnFrom[],
  quotas: Quotas,
  cost: (question: DrawnFrom) => number,
): DrawnFrom | undefined {
  const now = drawn[index]
  if (!now) return undefined
  const others = drawn.filter((_, at) => at !== index)
  const imbalance = tally(others, quotas)
  const weigh = (question: DrawnFrom) => imbalance(question) + cost(question)
  let best: DrawnFrom | undefined
  // Smaller gains are rounding errors and could repeat forever.
  let least = weigh(now) - 1e-6
  for (const question of pool) {
    if (question.area !== now.area || drawn.includes(question)) continue
    const weight = weigh(question)
    if (weight >= least || !mayJoin(question, others, quotas)) continue
    best = question
    least = weight
  }
  return best
}
