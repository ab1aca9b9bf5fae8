import { progressShape, type Progress } from './shape'

export const noProgress: Progress = { lessons: {}, answers: {}, exams: [], cards: {} }

/** Validates progress of unknown origin; undefined if it doesn't match the schema. */
export function parseProgress(value: unknown): Progress | undefined {
  return progressShape.safeParse(value).data
}

/** Forgets what was chosen for these questions, not whether it was right. */
export function withoutChoices(progress: Progress, ids: readonly string[]): Progress {
  const answers = Object.entries(progress.answers).map(([id, answer]) => {
    const { chosen: _chosen, ...rest } = answer
    return [id, ids.includes(id) ? rest : answer] as const
  })
  return { ...progress, answers: Object.fromEntries(answers) }
}

/** The first unread lesson after the one marked last, wrapping around; undefined if all are read. */
export function nextLesson(
  progress: Pick<Progress, 'lessons' | 'last'>,
  routes: readonly string[],
): string | undefined {
  const from = Math.max(0, progress.last ? routes.indexOf(progress.last) : 0)
  return [...routes.slice(from), ...routes.slice(0, from)].find(route => !(route in progress.lessons))
}
