import * as z from 'zod/mini'
import { agendaIds } from './agenda-ids'
import { runShape } from './run'

/** The most steps of an agenda; more can't be read across a room, and wouldn't fit on a sheet. */
export const mostSteps = 40
/** The longest name or sentence, in characters. */
export const longestText = 300
/** The longest step in minutes: eight hours, the longest timebox in Scrum but for the Sprint. */
const mostMinutes = 480
/** The longest Sprint, in weeks. */
export const mostWeeks = 4

const text = z.string().check(z.maxLength(2 * longestText))

const stepShape = z.object({
  id: z.int().check(z.gte(1)),
  name: text,
  /** As typed, readable or not, so that nothing typed gets lost. */
  minutes: text,
  /** What to say or to ask. */
  say: text,
})

/** What the device keeps: the agenda as typed, how to run it, and the timer that runs. */
export const timerShape = z.object({
  /** The agenda it began as. */
  agenda: z.enum(agendaIds),
  /** Length of the Sprint. */
  weeks: z.int().check(z.gte(1), z.lte(mostWeeks)),
  title: text,
  steps: z.array(stepShape).check(z.maxLength(2 * mostSteps)),
  /** Whether the next step begins without a press. */
  goesOn: z.boolean(),
  hasSound: z.boolean(),
  /** The Sprint's first day, 'YYYY-MM-DD'; '' if the reader hasn't said. */
  firstDay: z.string().check(z.regex(/^(\d{4}-\d\d-\d\d)?$/)),
  run: z.optional(runShape),
})

export type Step = z.infer<typeof stepShape>
export type TimerData = z.infer<typeof timerShape>

/** A step that can run. */
export interface TimedStep {
  name: string
  say: string
  seconds: number
}

/** The seconds of minutes as typed, '1.5' or '1,5'; undefined if they aren't above 0 and up to `mostMinutes`. */
export function secondsOf(minutes: string): number | undefined {
  const typed = minutes.trim().replace(',', '.')
  if (!/^\d*\.?\d+$|^\d+\.$/.test(typed)) return undefined
  const seconds = Math.round(Number(typed) * 60)
  return seconds >= 1 && seconds <= mostMinutes * 60 ? seconds : undefined
}

const shortened = (typed: string) => (typed.length > 30 ? `${typed.slice(0, 30)}…` : typed)

/** 'Step 3, “Plan”'. */
export const stepLabel = ({ name }: { name: string }, index: number): string =>
  name.trim() ? `Step ${index + 1}, “${shortened(name.trim())}”` : `Step ${index + 1}`

function minutesProblem(typed: string): string | undefined {
  if (secondsOf(typed) !== undefined) return undefined
  const shown = shortened(typed.trim())
  if (shown === '') return 'has no minutes. Enter a number, such as 5.'
  const value = Number(typed.trim().replace(',', '.'))
  if (Number.isNaN(value))
    return `has “${shown}” as its minutes, which isn’t a number. Enter one, such as 5 or 1.5.`
  if (value > mostMinutes)
    return `takes ${shown} minutes, more than 8 hours. Enter ${mostMinutes} or fewer, or split the step.`
  return `takes ${shown} minutes. Enter a number above 0, such as 5.`
}

/** What is wrong with a step, in a sentence that names it; undefined if it can run. */
export function problemOfStep(step: Step, index: number): string | undefined {
  const label = stepLabel(step, index)
  const minutes = minutesProblem(step.minutes)
  if (minutes) return `${label}, ${minutes}`.replace(/^(Step \d+), (?!“)/, '$1 ')
  if (step.name.trim() === '') return `${label} has no name. Say in a few words what happens in it.`
  if (Math.max(step.name.length, step.say.length) > longestText)
    return `${label}, is longer than ${longestText} characters, too long to read across a room. Shorten it.`
  return undefined
}

/** Everything that keeps an agenda from running, in sentences; empty if it can run. */
export function problemsOf(steps: readonly Step[]): string[] {
  if (steps.length === 0) return ['This agenda has no steps yet. Add one, or choose an agenda.']
  const problems = steps.flatMap((step, index) => problemOfStep(step, index) ?? [])
  if (steps.length > mostSteps)
    problems.push(`This agenda has ${steps.length} steps. Join some, so that ${mostSteps} or fewer are left.`)
  return problems
}

/** The steps as they would run. What can't be read counts as no time. */
export const timedSteps = (steps: readonly Step[]): TimedStep[] =>
  steps.map(({ name, say, minutes }, index) => ({
    name: name.trim() || `Step ${index + 1}`,
    say: say.trim(),
    seconds: secondsOf(minutes) ?? 0,
  }))

/** The length of steps in seconds. */
export const totalSeconds = (steps: readonly { seconds: number }[]): number =>
  steps.reduce((sum, { seconds }) => sum + seconds, 0)
