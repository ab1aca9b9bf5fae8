import { localText, parseKept, writeLocal } from '../storage/browser-storage'
import { withLesson } from './lessons'
import type { Progress } from './shape'

const hasLessons = (value: unknown): value is Pick<Progress, 'lessons'> => {
  const lessons = (value as Partial<Progress> | null)?.lessons
  return typeof lessons === 'object' && !Array.isArray(lessons)
}

/**
 * Marks a lesson as read, or as not read, in what the device keeps. It has no need of the schema, which the page's script
 * does not have: a reader who marks a lesson and leaves at once loses nothing. What it does not know is left as it is.
 */
export function noteLesson(route: string, isRead: boolean): void {
  const kept = parseKept(localText('progress'))
  const before = kept.kind === 'value' ? kept.value : kept.kind === 'nothing' && { lessons: {} }
  if (!hasLessons(before)) return
  writeLocal('progress', withLesson(before, route, isRead ? new Date().toISOString() : undefined))
}
