import type { Random } from './random'

/** A question as far as drawing needs it. */
export interface DrawnFrom {
  id: string
  area: string
}

/** Id → how many exams ago it was asked last, 1 for the last exam; missing where it never was. */
function examsSince(past: readonly (readonly string[])[]): Map<string, number> {
  const since = new Map<string, number>()
  past.forEach((ids, index) => ids.forEach(id => since.set(id, past.length - index)))
  return since
}

/**
 * Draws the questions of an exam, by ids and in the order in which they are asked: as many of each area as of any
 * other, give or take one, and within an area first what was never asked, then what was asked longest ago. Where an
 * area has too few, the others give more.
 *
 * @param past the questions of earlier exams, the oldest first
 */
export function drawQuestions(
  bank: readonly DrawnFrom[],
  past: readonly (readonly string[])[],
  count: number,
  random: Random,
): string[] {
  const since = examsSince(past)
  const staleness = ({ id }: DrawnFrom) => since.get(id) ?? Infinity
  // Sorting keeps the order by chance among equals.
  const stalestFirst = (questions: readonly DrawnFrom[]) =>
    random
      .shuffled(questions)
      .sort((a, b) => (staleness(a) === staleness(b) ? 0 : staleness(b) - staleness(a)))
  const areas = random.shuffled([...new Set(bank.map(({ area }) => area))])
  const queues = areas.map(area => stalestFirst(bank.filter(question => question.area === area)))
  const drawn: string[] = []
  while (drawn.length < count && queues.some(queue => queue.length > 0)) {
    for (const queue of queues) {
      const question = drawn.length < count ? queue.shift() : undefined
      if (question) drawn.push(question.id)
    }
  }
  return random.shuffled(drawn)
}
