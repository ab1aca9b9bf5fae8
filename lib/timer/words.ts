import type { Run, View } from './run'
import { phaseOf } from './tones'

const twoDigits = (count: number) => `${count}`.padStart(2, '0')

/** '4:05' of what is left in milliseconds, rounded up; '+0:07' of overtime. Hours stay minutes: '75:00'. */
export function clockOf(left: number): string {
  const seconds = left > 0 ? Math.ceil(left / 1000) : Math.floor(-left / 1000)
  const clock = `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
  return left > 0 || seconds === 0 ? clock : `+${clock}`
}

/** '2 h 35 min' of seconds; '1 min 30 s' if they aren't whole minutes. */
export function lengthInWords(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'min'],
    [whole % 60, 's'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`)
  return said.join(' ') || '0 min'
}

/** '3 min' of milliseconds, in whole minutes. */
export const minutesInWords = (milliseconds: number): string =>
  lengthInWords(Math.round(milliseconds / 60_000) * 60)

/** 'as planned', '3 min later than planned': by whole minutes. */
export function latenessInWords(late: number): string {
  const minutes = Math.round(late / 60_000)
  if (minutes === 0) return 'as planned'
  return `${minutesInWords(Math.abs(late))} ${minutes > 0 ? 'later' : 'earlier'} than planned`
}

/** The time of day to the nearest minute, in the reader's own way: '10:15 AM', or '10:15'. */
export const timeOfDay = (moment: number): string =>
  new Date(Math.round(moment / 60_000) * 60_000).toLocaleTimeString([], {
    hour: 'numeric',
    minute: '2-digit',
  })

/** What a screen reader says when it changes: not each second. */
export function announcement({ steps }: Run, view: View): string {
  const { index, step, state } = view
  if (state === 'finished') return 'The agenda is done.'
  if (state === 'paused') return `Paused in step ${index + 1}: ${step.name}.`
  const phase = phaseOf(view)
  if (phase === 'over') return `Time is up: ${step.name}.`
  if (phase === 'soon') return `One minute left: ${step.name}.`
  return `Step ${index + 1} of ${steps.length}: ${step.name}, ${lengthInWords(step.seconds)}.`
}
