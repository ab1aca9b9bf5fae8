import * as z from 'zod/mini'

const ids = z.array(z.string())
const count = z.int().check(z.gte(0))

const roundShape = z
  .object({
    /** The subject of a round that asks each question once; without one, each is asked until it was answered right. */
    title: z.optional(z.string()),
    /** Ids still to be asked, the current one first. */
    queue: ids,
    /** How many questions it began with. */
    size: count,
    /** Answers given to the questions before the current one. */
    answers: count,
    /** Ids of those that were wrong. */
    missed: ids,
    /** Seed of the options' order. */
    seed: z.int(),
    /** The current question: keys of the chosen options, how sure the reader is, and whether that was judged. */
    chosen: ids,
    confidence: z.optional(z.enum(['sure', 'unsure', 'guess'])),
    isJudged: z.boolean(),
  })
  .check(z.refine(({ queue, size, missed, answers }) => queue.length <= size && missed.length <= answers))

/**
 * A round of practice, under way or at its end. It is kept in its entry of the browser's history, since it belongs to
 * one tab: Back and Forward leave it and lead into it again, and a reload continues it.
 */
export type Round = z.infer<typeof roundShape>

const entryShape = z.object({ round: roundShape })

/** The round that an entry of the history keeps; undefined if it keeps none, or one of another version. */
export const roundIn = (state: unknown): Round | undefined => entryShape.safeParse(state).data?.round

/** How many others are asked before a missed question comes again, if there are as many. */
const later = 5

/** A round of these questions. */
export const beginRound = (questions: readonly string[], seed: number, title?: string): Round => ({
  title,
  queue: [...questions],
  size: questions.length,
  answers: 0,
  missed: [],
  seed,
  chosen: [],
  isJudged: false,
})

/** The round at its next question; one without a subject asks a missed question again later. */
export function stepRound(round: Round, isRight: boolean): Round {
  const { title, answers, missed } = round
  const [current, ...others] = round.queue
  const wrong = current !== undefined && !isRight ? [current] : []
  const again = title === undefined ? wrong : []
  return {
    ...round,
    queue: [...others.slice(0, later), ...again, ...others.slice(later)],
    answers: answers + 1,
    missed: [...missed, ...wrong],
    chosen: [],
    confidence: undefined,
    isJudged: false,
  }
}
