import { progressShape, type Progress } from './shape'

export const noProgress: Progress = { lessons: {}, answers: {}, exams: [], cards: {} }

/** Validates progress of unknown origin; undefined if it doesn't match the schema. */
export function parseProgress(value: unknown): Progress | undefined {
  return progressShape.safeParse(value).data
}

/** Records whether the latest answer to a question was right, and when it was given. */
export function judged(progress: Progress, id: string, right: boolean, at: string): Progress {
  return { ...progress, answers: { ...progress.answers, [id]: { right, at } } }
}

/**
 * The lesson to continue with: the first unread one after the lesson marked last, wrapping around; undefined
 * if all are read.
 */
export function nextLesson(
  progress: Pick<Progress, 'lessons' | 'last'>,
  routes: readonly string[],
): string | undefined {
  const from = Math.max(0, progress.last ? routes.indexOf(progress.last) : 0)
  return [...routes.slice(from), ...routes.slice(0, from)].find(route => !(route in progress.lessons))
}
