import { progressShape, type Progress } from './shape'

export const noProgress: Progress = { lessons: {}, answers: {}, exams: [], cards: {} }

/** Progress from a value of unknown origin, or undefined where it is not of the shape: then it is left alone. */
export function parseProgress(value: unknown): Progress | undefined {
  return progressShape.safeParse(value).data
}

/** Remembers whether the last answer to a question was right, and when it was given. */
export function judged(progress: Progress, id: string, right: boolean, at: string): Progress {
  return { ...progress, answers: { ...progress.answers, [id]: { right, at } } }
}

/**
 * The lesson to go on with: the first in the course's order that is not read, looking from the lesson marked last
 * and then from the beginning; undefined when all are read.
 */
export function nextLesson(
  progress: Pick<Progress, 'lessons' | 'last'>,
  routes: readonly string[],
): string | undefined {
  const from = Math.max(0, progress.last ? routes.indexOf(progress.last) : 0)
  return [...routes.slice(from), ...routes.slice(0, from)].find(route => !(route in progress.lessons))
}
