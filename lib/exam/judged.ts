import type { Progress } from '../progress/shape'

/** Remembers whether the last answer to a question was right, and when it was given. */
export function judged(progress: Progress, id: string, right: boolean, at: string): Progress {
  return { ...progress, answers: { ...progress.answers, [id]: { right, at } } }
}
