import type { CycleTime } from './flow'
import { nameOf } from './item'

/** Items that were done on one day after the same time: one dot. */
export interface Dot {
  /** The day on which they were done. */
  done: number
  days: number
  count: number
  /** The names of up to three. */
  names: readonly string[]
}

/** What a picture can show and a table can hold without slowing the page. */
const mostDots = 800
const mostNames = 3

/**
 * The dots of a scatter plot, at most 800: beyond that, the slowest half of them and every nth of the others, since the slow
 * ones are what people look for. Percentiles are never computed from dots.
 */
export function dotsOf(times: readonly CycleTime[]): { dots: readonly Dot[]; left: number } {
  const byKey = new Map<string, Dot & { names: string[] }>()
  for (const { done, days, item } of times) {
    const key = `${done} ${days}`
    const dot = byKey.get(key)
    if (!dot) byKey.set(key, { done, days, count: 1, names: [nameOf(item)] })
    else {
      dot.count += 1
      if (dot.names.length < mostNames) dot.names.push(nameOf(item))
    }
  }
  const all = [...byKey.values()]
  if (all.length <= mostDots) return { dots: all, left: 0 }
  const half = mostDots / 2
  const slowestFirst = [...all].sort((a, b) => b.days - a.days || a.done - b.done)
  const others = slowestFirst.slice(half).sort((a, b) => a.done - b.done)
  const every = Math.ceil(others.length / half)
  const dots = [...slowestFirst.slice(0, half), ...others.filter((_, at) => at % every === 0)]
  return { dots: dots.sort((a, b) => a.done - b.done || a.days - b.days), left: all.length - dots.length }
}
