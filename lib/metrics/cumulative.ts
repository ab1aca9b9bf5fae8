import type { Item } from './item'

/** Items that had come so far, on an evening. */
export interface Evening {
  day: number
  created: number
  started: number
  done: number
}

/** More points than a picture has pixels cost time and show nothing. */
const mostEvenings = 400

/** When an item was created, started, and done. Dates that are missing are the next one's, so that the bands don't cross. */
export function stepsOf({
  created,
  started,
  done,
}: Item): [created: number, started: number, finished: number] {
  const finished = done ?? Infinity
  const begun = Math.min(started ?? finished, finished)
  return [Math.min(created ?? begun, begun), begun, finished]
}

/**
 * Items created, started, and done by the evening of each day, from the first date to `upTo`; of a long time, every nth
 * evening, the last one always. An item that was done without a start counts as started on that day.
 */
export function cumulativeFlow(items: readonly Item[], upTo: number): { every: number; evenings: Evening[] } {
  const steps = items.map(stepsOf)
  let first = Infinity
  for (const [created] of steps) first = Math.min(first, created)
  if (first > upTo) return { every: 1, evenings: [] }
  const length = upTo - first + 1
  const every = Math.ceil(length / mostEvenings)
  // Counted back from the last evening, so that it is one of them.
  const count = Math.floor((length - 1) / every) + 1
  const dayAt = (at: number) => upTo - (count - 1 - at) * every
  const evenings = Array.from({ length: count }, (_, at): Evening => ({
    day: dayAt(at),
    created: 0,
    started: 0,
    done: 0,
  }))
  const indexOf = (day: number) => Math.max(0, Math.ceil((day - dayAt(0)) / every))
  for (const [created, started, done] of steps) {
    const [one, two, three] = [
      evenings[indexOf(created)],
      evenings[indexOf(started)],
      evenings[indexOf(done)],
    ]
    if (one) one.created += 1
    if (two) two.started += 1
    if (three) three.done += 1
  }
  evenings.forEach((evening, at) => {
    const before = evenings[at - 1]
    if (!before) return
    evening.created += before.created
    evening.started += before.started
    evening.done += before.done
  })
  return { every, evenings }
}
