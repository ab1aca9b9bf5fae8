/** Chances by number of items: how likely a total is. */
type Chances = ReadonlyMap<number, number>

const one: Chances = new Map([[0, 1]])

/** The chances of a total after one more period, each past period being equally likely to come again. */
function after(chances: Chances, history: readonly number[]): Chances {
  const next = new Map<number, number>()
  for (const [total, chance] of chances) {
    for (const items of history)
      next.set(total + items, (next.get(total + items) ?? 0) + chance / history.length)
  }
  return next
}

/** The greatest total that is reached or passed with a chance of at least `percent` in 100. */
function atLeast(chances: Chances, percent: number): number {
  const totals = [...chances].sort(([a], [b]) => b - a)
  let chance = 0
  for (const [total, part] of totals) {
    chance += part
    // A sum of fractions may fall short of a round number by a hair.
    if (chance >= percent / 100 - 1e-9) return total
  }
  return 0
}

/**
 * Items finished, with a chance of at least `percent` in 100, after 0, 1, 2 … more periods that are like those of
 * the past.
 */
export function forecast(history: readonly number[], periods: number, percent: number): number[] {
  let chances = one
  return Array.from({ length: periods + 1 }, (_, index) => {
    if (index > 0) chances = after(chances, history)
    return atLeast(chances, percent)
  })
}
