import * as results from '../../data/words/exam-result'
import * as words from '../../data/words/exam-screen'
const secondsPerMinute = 60
const millisecondsPerSecond = 1000
const millisecondsPerMinute = secondsPerMinute * millisecondsPerSecond

/** Minutes and seconds, '41:07', rounded up to the second. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / millisecondsPerSecond)
  const rest = String(seconds % secondsPerMinute).padStart(2, '0')
  return `${Math.floor(seconds / secondsPerMinute)}:${rest}`
}

/** Time in words, '41 minutes', '1 minute', 'less than a minute'. */
export function minutesText(milliseconds: number): string {
  return results.minutes(Math.floor(milliseconds / millisecondsPerSecond / secondsPerMinute))
}

/** Minutes before the end at which screen readers announce the time. */
const announcedAt = [30, 10, 5, 1]

/** The time announcement, which changes only at those minutes of an exam's time; empty before the first. In milliseconds. */
export function timeAnnouncement(left: number, time: number): string {
  const minutes = Math.ceil(left / millisecondsPerMinute)
  const reached = announcedAt.filter(each => minutes <= each && each * millisecondsPerMinute < time).at(-1)
  return reached === undefined ? '' : words.minutesAreLeft(reached)
}
