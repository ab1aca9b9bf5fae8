import type { Progress } from './shape'

type Answer = Progress['answers'][string]

/** The first answer to a question; where an earlier version kept only the last one, that. */
export const firstOf = ({ right, at, first }: Answer): NonNullable<Answer['first']> => first ?? { right, at }

/** An answer with the earlier first answer of two records of its question. */
export function withEarlierFirst(answer: Answer, other: Answer | undefined): Answer {
  if (!other) return answer
  const [mine, theirs] = [firstOf(answer), firstOf(other)]
  const first = Date.parse(theirs.at) < Date.parse(mine.at) ? theirs : mine
  return first.at === firstOf(answer).at ? answer : { ...answer, first }
}

/**
 * Progress without the blanks that earlier versions stored as wrong answers when an exam ended. A question that
 * was also answered in a lesson stays, since what was chosen there is shown again.
 */
export function withoutBlanks(progress: Progress): Progress {
  const blanks = new Set(
    progress.exams.flatMap(({ questions, answers, endedAt }) =>
      questions.filter(id => {
        const kept = progress.answers[id]
        const isStored = kept?.at === endedAt && !kept.first && !kept.chosen
        return isStored && !kept.right && !Object.hasOwn(answers, id)
      }),
    ),
  )
  if (blanks.size === 0) return progress
  const answers = Object.entries(progress.answers).filter(([id]) => !blanks.has(id))
  return { ...progress, answers: Object.fromEntries(answers) }
}
