import { mostSteps, type Step, type TimerData } from './agenda'
import { agendaOf, stepsOf } from './agendas'
import type { AgendaId } from './agenda-ids'

/** An agenda as it comes, for a Sprint of this length. */
export const newAgenda = (agenda: AgendaId, weeks: number): TimerData => ({
  agenda,
  weeks,
  title: agendaOf(agenda).title,
  steps: stepsOf(agenda, weeks),
  goesOn: false,
  hasSound: true,
  firstDay: '',
})

/** Another agenda, or the same one for another length of the Sprint; the reader's other settings stay. */
export const chooseAgenda = (data: TimerData, agenda: AgendaId, weeks: number): TimerData => ({
  ...data,
  agenda,
  weeks,
  title: agenda === data.agenda ? data.title : agendaOf(agenda).title,
  steps: stepsOf(agenda, weeks),
})

/** Whether steps are as their agenda has them, so that others may take their place. */
const isAsItComes = ({ agenda, weeks, steps }: TimerData): boolean =>
  JSON.stringify(steps) === JSON.stringify(stepsOf(agenda, weeks))

/** Another length of the Sprint. Steps that the reader changed stay as they are. */
export const chooseWeeks = (data: TimerData, weeks: number): TimerData =>
  isAsItComes(data) ? chooseAgenda(data, data.agenda, weeks) : { ...data, weeks }

/** Changes a step's texts. */
export const editStep = (steps: readonly Step[], id: number, change: Partial<Omit<Step, 'id'>>): Step[] =>
  steps.map(step => (step.id === id ? { ...step, ...change } : step))

/** Adds an empty step of five minutes at the end; the same steps if there is no room. */
export const addStep = (steps: Step[]): Step[] =>
  steps.length >= mostSteps
    ? steps
    : [...steps, { id: 1 + Math.max(0, ...steps.map(({ id }) => id)), name: '', minutes: '5', say: '' }]

/** Removes a step. */
export const removeStep = (steps: readonly Step[], id: number): Step[] => steps.filter(step => step.id !== id)

/** Moves a step up (-1) or down (1); the same steps if it is at that end. */
export function shiftStep(steps: Step[], id: number, by: -1 | 1): Step[] {
  const from = steps.findIndex(step => step.id === id)
  const step = steps[from]
  const other = steps[from + by]
  if (!step || !other) return steps
  return steps.map((each, index) => (index === from ? other : index === from + by ? step : each))
}
