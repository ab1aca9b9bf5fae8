import { localText, parseKept, writeLocal } from '../storage/browser-storage'
import { withLesson } from './lessons'
import type { Progress } from './shape'

const hasLessons = (value: unknown): value is Pick<Progress, 'lessons'> => {
  const lessons = (value as Partial<Progress> | null)?.lessons
  return typeof lessons === 'object' && !Array.isArray(lessons)
}

/** Needs no schema (not in the page's script), so leaving at once loses nothing; unknown data are left alone. */
export function noteLesson(route: string, isRead: boolean): void {
  const kept = parseKept(localText('progress'))
  const before = kept.kind === 'value' ? kept.value : kept.kind === 'nothing' && { lessons: {} }
  if (!hasLessons(before)) return
  writeLocal('progress', withLesson(before, route, isRead ? new Date().toISOString() : undefined))
}
