import { readSession, removeSession, writeSession } from '../storage/browser-storage'

const key = 'waiting-marks'

/** A lesson's route → the time at which it was marked as read, or null where the mark was taken off. */
export type WaitingMarks = Readonly<Record<string, string | null>>

/** Whether a mark was set before the code that keeps it was there. */
export const hasWaitingMarks = (): boolean => readSession(key) !== null

/**
 * Keeps a mark until lib/progress/progress-store.ts takes it. The page's script has this instead of the store, which
 * checks all that is kept and is larger than the script: a reader who marks a lesson and leaves at once loses nothing.
 */
export function addWaitingMark(route: string, time: string | null): void {
  const others = readSession(key)
  writeSession(key, { ...(typeof others === 'object' ? others : null), [route]: time })
}

/** The marks that wait, which nobody else gets. */
export function takeWaitingMarks(): WaitingMarks {
  const marks = readSession(key)
  removeSession(key)
  if (typeof marks !== 'object' || marks === null) return {}
  const isMark = ([, time]: [string, unknown]) => time === null || typeof time === 'string'
  return Object.fromEntries(Object.entries(marks).filter(isMark))
}
