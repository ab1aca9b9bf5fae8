import type { IsoDay } from '../example/days'
import { amountIn, amountOf, minutesOfAmount } from './amounts'
import type { TodayList } from './kept-list'
import type { DoneToday } from './known'
import type { Entry, Room } from './rooms'
import type { Task } from './tasks'

/** The list of a plan made now. */
export function newList(rooms: readonly Room[], today: IsoDay, done: DoneToday, now: Date): TodayList {
  const room = rooms.find(({ day }) => day === today)
  const entries = room?.entries ?? []
  const minutes = Object.fromEntries(entries.map(entry => [entry.task.id, entry.minutes]))
  const left = Math.max(0, (room?.minutes ?? 0) - done.minutes + done.cardMinutes)
  return { at: now.toISOString(), minutes, left, practiced: new Map() }
}

/** The minutes that the list leaves to cards, those done included. */
export const cardMinutes = ({ minutes, left }: TodayList): number =>
  Object.values(minutes).reduce((rest, each) => rest - each, left)

function entryOf(task: Task, minutes: number): Entry {
  const amount = amountIn(task, minutes)
  if (amount === amountOf(task)) return { task, minutes: task.minutes }
  return {
    task,
    minutes: minutesOfAmount(task, amount),
    ...('each' in task && { questions: amount }),
  }
}

/** The tasks of today's list that are open. */
export function openEntries({ minutes, practiced }: TodayList, tasks: readonly Task[]): Entry[] {
  const open = new Map(tasks.map(task => [task.id, task]))
  return Object.entries(minutes).flatMap(([id, wanted]) => {
    const task = open.get(id)
    if (task) {
      const entry = entryOf(task, wanted)
      // An area gets another round after it was practiced, but not today.
      const isDone =
        task.kind === 'round' && (practiced.get(task.area) ?? 0) >= (entry.questions ?? task.questions)
      return isDone ? [] : [entry]
    }
    // After an exam, what was missed in it becomes a round like any other, instead of a review.
    const missed = id.startsWith('review:')
      ? tasks.find(each => each.kind === 'missed' && !(each.id in minutes))
      : undefined
    return missed ? [entryOf(missed, wanted)] : []
  })
}

/** What remains of a task for later days; undefined if nothing does. */
export function withoutEntry(task: Task, entry: Entry | undefined): Task | undefined {
  if (!entry) return task
  const amount = amountOf(task) - amountIn(task, entry.minutes)
  if (amount <= 0) return undefined
  const minutes = minutesOfAmount(task, amount)
  return 'each' in task ? { ...task, questions: amount, minutes } : { ...task, minutes }
}
