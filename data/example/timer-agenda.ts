import { newAgenda } from '../../lib/timer/edits'
import type { TimerData } from '../../lib/timer/agenda'

/** The goal of Sprint 9; a test compares it with the record, which is too long for the page. */
export const exampleGoal = 'A patron who has ordered a book from another branch can see where it is.'

const usual = newAgenda('daily-scrum', 2)

/** An agenda to look at before a reader chooses one: the Daily Scrum that the lesson tells about, on day 6 of Sprint 9. */
export const exampleTimer: TimerData = {
  ...usual,
  title: 'Daily Scrum, day 6 of Sprint 9',
  steps: usual.steps.map((step, index) =>
    index === 0 ? { ...step, say: `Our goal: ${exampleGoal} ${step.say}` } : step,
  ),
}
