import { wordsPerMinute } from '../../../lib/course/reading-speed'

/** Minutes to read a page, rounded up; at least 1. */
export function readingTime(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}
