import type { IsoDay } from '../example/days'
import { amountIn, amountOf, minutesOfAmount } from './amounts'
import type { TodayList } from './kept-list'
import type { Known } from './known'
import type { Entry, Room } from './rooms'
import type { StudyFacts } from './study-facts'
import { minutesOf, missedTask, roundTask, type Task } from './tasks'

/** The list of a plan made now. */
export function newList(rooms: readonly Room[], today: IsoDay, known: Known, now: Date): TodayList {
  const room = rooms.find(({ day }) => day === today)
  const entries = room?.entries ?? []
  const minutes = Object.fromEntries(entries.map(entry => [entry.task.id, entry.minutes]))
  return {
    at: now.toISOString(),
    minutes,
    left: minutesOf(entries) + (room?.cards?.minutes ?? 0) + known.today.cardMinutes,
    missed: known.missed.times,
    practiced: new Map(),
    repeated: 0,
    reviewed: 0,
  }
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

/** The tasks of today's list that are open, practice with the questions that it still needs. */
export function openEntries(
  list: TodayList,
  tasks: readonly Task[],
  facts: StudyFacts,
  { areas, missed }: Known,
): Entry[] {
  const open = new Map(tasks.map(task => [task.id, task]))
  let { repeated } = list
  const practice = (task: Task, minutes: number, done: number): Entry[] => {
    const questions = amountIn(task, minutes) - done
    if (questions <= 0) return []
    const rest = minutesOfAmount(task, questions)
    return [{ task: { ...task, questions, minutes: rest } as Task, minutes: rest }]
  }
  return Object.entries(list.minutes).flatMap(([id, wanted]) => {
    const area = areas.find(each => id === `round:${each.area}`)
    if (area) return practice(roundTask(facts, area), wanted, list.practiced.get(area.area) ?? 0)
    const task = open.get(id)
    if (id.startsWith('missed:')) {
      const round = missedTask(facts, id)
      const done = Math.min(repeated, amountIn(round, wanted))
      repeated -= done
      const lessons = task && 'lessons' in task ? task.lessons : []
      return practice({ ...round, lessons } as Task, wanted, done)
    }
    if (task) return [entryOf(task, wanted)]
    // After the exam, its review has no more questions than were missed.
    const { reviewed } = list
    return id.startsWith('review:')
      ? practice(missedTask(facts, id, missed.questions + reviewed), wanted, reviewed)
      : []
  })
}

/** What remains of a task for later days; undefined if nothing does. */
function withoutMinutes(task: Task, minutes: number): Task | undefined {
  const amount = amountOf(task) - amountIn(task, minutes)
  if (amount <= 0) return undefined
  const rest = minutesOfAmount(task, amount)
  return 'each' in task ? { ...task, questions: amount, minutes: rest } : { ...task, minutes: rest }
}

/** Tasks without what today's open ones have of them: missed questions whatever the round, other tasks by their ids. */
export function laterThan(list: TodayList, entries: readonly Entry[], tasks: readonly Task[]): Task[] {
  const open = new Set(entries.map(({ task }) => task.id))
  let missed = entries.reduce((sum, { task }) => sum + (task.kind === 'missed' ? task.questions : 0), 0)
  return tasks.flatMap(task => {
    if (task.kind !== 'missed')
      return (open.has(task.id) ? withoutMinutes(task, list.minutes[task.id] ?? 0) : task) ?? []
    const taken = Math.min(missed, task.questions)
    missed -= taken
    return withoutMinutes(task, minutesOfAmount(task, taken)) ?? []
  })
}
