/** A round of practice that asks each question until it was answered right. */
export interface Round {
  /** Ids still to be asked, the current one first. */
  queue: readonly string[]
  /** How many questions it began with. */
  size: number
  /** Answers given. */
  answers: number
}

/** How many others are asked before a missed question comes again, if there are as many. */
const later = 5

/** A round of these questions. */
export const beginRound = (ids: readonly string[]): Round => ({ queue: ids, size: ids.length, answers: 0 })

/** The round after an answer to the current question: done if it was right, and otherwise asked again later. */
export function stepRound({ queue, size, answers }: Round, isRight: boolean): Round {
  const [current, ...others] = queue
  const missed = current !== undefined && !isRight ? [current] : []
  return {
    queue: [...others.slice(0, later), ...missed, ...others.slice(later)],
    size,
    answers: answers + 1,
  }
}
