import type { Tick } from './chart-spec'
import { dayInShort, dayNumber, isoOfDay, shortMonths } from './dates'

/** A number in words, '1,500' and '0.25'. */
const numberInWords = (value: number): string =>
  (Math.round(value * 1e6) / 1e6).toLocaleString('en-US', { maximumFractionDigits: 6 })

/** A step of 1, 2 or 5 times a power of ten, so that a range has about `count` steps. */
function stepOf(range: number, count: number): number {
  const rough = range / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5].find(each => each * power >= rough * 0.999_999) ?? 10)
}

/** Round numbers in a range, about `count`; whole ones alone if asked for. */
export function numberTicks(from: number, to: number, count: number, isWhole = false): Tick[] {
  if (!(to > from)) return [{ at: from, text: numberInWords(from) }]
  const step = isWhole ? Math.max(1, stepOf(to - from, count)) : stepOf(to - from, count)
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = (first + index) * step
    return { at, text: numberInWords(at) }
  })
}

/** The range widened to round numbers, so that an axis ends at a tick. */
export function rounded(from: number, to: number, count: number, isWhole = false): [number, number] {
  if (!(to > from)) return [from, from + 1]
  const step = isWhole ? Math.max(1, stepOf(to - from, count)) : stepOf(to - from, count)
  return [Math.floor(from / step + 1e-9) * step, Math.ceil(to / step - 1e-9) * step]
}

/** Days since 1970-01-01 of a Monday. */
const aMonday = 4

const weekSteps = [1, 2, 7, 14, 28]
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240]

const monthOfDay = (day: number) => {
  const [year, month] = isoOfDay(day).split('-').map(Number)
  return (year ?? 0) * 12 + (month ?? 1) - 1
}

/** Days in a range, about `count`: each, Mondays, firsts of months, or years. The first, and each of a new year, say the year. */
export function dayTicks(from: number, to: number, count: number): Tick[] {
  const most = Math.max(1, count)
  const step = weekSteps.find(each => (to - from) / each <= most)
  if (step) {
    const origin = step >= 7 ? aMonday : Math.ceil(from)
    const first = origin + Math.ceil((from - origin) / step) * step
    const days = Array.from(
      { length: Math.floor((to - first) / step) + 1 },
      (_, index) => first + index * step,
    )
    return days.map((at, index) => {
      const before = days[index - 1]
      const isNewYear = before !== undefined && isoOfDay(before).slice(0, 4) !== isoOfDay(at).slice(0, 4)
      return { at, text: dayInShort(at, isNewYear) }
    })
  }
  const months = monthSteps.find(each => (to - from) / 30.4 / each <= most) ?? 240
  const first = Math.ceil(monthOfDay(Math.ceil(from) - 1) / months + 1e-9)
  const ticks: Tick[] = []
  for (let index = first; ; index += 1) {
    const month = index * months
    const at = dayNumber(Math.floor(month / 12), (month % 12) + 1, 1)
    if (at === undefined || at > to) return ticks
    const year = Math.floor(month / 12)
    if (at >= from)
      ticks.push({ at, text: months >= 12 ? `${year}` : `${shortMonths[month % 12] ?? ''} ${year}` })
  }
}
