import type { IsoDay } from '../example/days'
import type { Plan } from './plan'
import type { KeptPlan } from '../progress/plan-shape'
import type { Task } from './tasks'

type Laid = KeptPlan['laid']

const idsOfPlan = ({ rooms, leftOut }: Plan): Map<string, Task> =>
  new Map(
    [...rooms.flatMap(({ entries }) => entries.map(({ task }) => task)), ...leftOut].map(task => [
      task.id,
      task,
    ]),
  )

/** Id of an open task of an earlier day → that day, the first if there are several. */
export type MovedTasks = ReadonlyMap<string, IsoDay>

/** Whether a task was planned for a day and missed, rather than planned again after it was done. */
function isMissed(task: Task | undefined, day: IsoDay, { known }: Plan): boolean {
  if (!task) return false
  // A weak area gets another round after it was practiced.
  if (task.kind !== 'round') return true
  const lastDay = known.areas.find(({ area }) => area === task.area)?.lastDay
  return lastDay === undefined || lastDay < day
}

/** Tasks planned for an earlier day and not done since. */
export function movedTasks(laid: Laid, plan: Plan): MovedTasks {
  const toDo = idsOfPlan(plan)
  const moved = new Map<string, IsoDay>()
  for (const { day, tasks } of [...laid].sort((a, b) => (a.day < b.day ? -1 : 1))) {
    if (day >= plan.today) continue
    for (const id of tasks) if (!moved.has(id) && isMissed(toDo.get(id), day, plan)) moved.set(id, day)
  }
  return moved
}

/** The plan to store with its days and today's list; undefined if nothing changed. */
export function keptWith(kept: KeptPlan, plan: Plan): KeptPlan | undefined {
  const { at, minutes, left, missed } = plan.known.list
  const laid = laidOf(kept.laid, plan)
  const isSame = kept.today?.at === at && JSON.stringify(laid) === JSON.stringify(kept.laid)
  return isSame ? undefined : { ...kept, laid, today: { at, minutes, left, missed } }
}

/** The days to store: earlier ones with open tasks, and those of the plan. */
export function laidOf(laid: Laid, plan: Plan): Laid {
  const moved = movedTasks(laid, plan)
  const past = new Map<IsoDay, string[]>()
  for (const [id, day] of moved) past.set(day, [...(past.get(day) ?? []), id])
  const days = plan.rooms.map(({ day, entries }) => ({ day, tasks: entries.map(({ task }) => task.id) }))
  return [
    ...[...past].map(([day, tasks]) => ({ day, tasks })),
    ...days.filter(({ tasks }) => tasks.length > 0),
  ]
}
