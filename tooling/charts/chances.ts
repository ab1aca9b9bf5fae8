/** Probability by total number of items. */
type Chances = ReadonlyMap<number, number>

const one: Chances = new Map([[0, 1]])

/** Adds one more period to a total; each past period is equally likely to repeat. */
function after(chances: Chances, history: readonly number[]): Chances {
  const next = new Map<number, number>()
  for (const [total, chance] of chances) {
    for (const items of history)
      next.set(total + items, (next.get(total + items) ?? 0) + chance / history.length)
  }
  return next
}

/** The largest total reached with a probability of at least `percent` %. */
function atLeast(chances: Chances, percent: number): number {
  const totals = [...chances].sort(([a], [b]) => b - a)
  let chance = 0
  for (const [total, part] of totals) {
    chance += part
    // Sums of fractions may be slightly below a round number.
    if (chance >= percent / 100 - 1e-9) return total
  }
  return 0
}

/** Items finished with a probability of at least `percent` % after 0, 1, 2 … periods like past ones. */
export function forecast(history: readonly number[], periods: number, percent: number): number[] {
  let chances = one
  return Array.from({ length: periods + 1 }, (_, index) => {
    if (index > 0) chances = after(chances, history)
    return atLeast(chances, percent)
  })
}
