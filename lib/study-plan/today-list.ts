import { focusAreas, type FocusArea } from '../course/question'
import { dayOfMoment, type IsoDay } from '../example/days'
import type { Progress } from '../progress/shape'
import { amountIn, amountOf, minutesOfAmount } from './amounts'
import type { Entry, Room } from './rooms'
import { lessonOfQuestion, type StudyFacts } from './study-facts'
import type { Task } from './tasks'

/** Today's list as it began: its tasks stay while others get done, and nothing is added. */
export interface TodayList {
  /** When it was made (ISO 8601). */
  at: string
  /** Minutes of each task by its id. */
  minutes: Readonly<Record<string, number>>
  /** Minutes that were left for it. */
  left: number
  /** How many questions of an area were practiced since then. */
  practiced: ReadonlyMap<FocusArea, number>
}

/** Reads the list of today from the progress; undefined if none was made today. */
export function todayList(
  facts: StudyFacts,
  { plan, answers, lessons }: Progress,
  today: IsoDay,
): TodayList | undefined {
  const kept = plan?.today
  if (!kept || dayOfMoment(new Date(kept.at)) !== today) return undefined
  const practiced = new Map(focusAreas.map(area => [area, 0]))
  for (const [id, { at }] of Object.entries(answers)) {
    const question = at > kept.at ? lessonOfQuestion(facts, id) : undefined
    // A lesson's own questions are answered before it is marked as read.
    if (!question || at <= (lessons[question.lesson.route] ?? '')) continue
    practiced.set(question.area, (practiced.get(question.area) ?? 0) + 1)
  }
  return { ...kept, practiced }
}

/** The list of a plan made now. */
export function newList(rooms: readonly Room[], today: IsoDay, done: number, now: Date): TodayList {
  const room = rooms.find(({ day }) => day === today)
  const entries = room?.entries ?? []
  const minutes = Object.fromEntries(entries.map(entry => [entry.task.id, entry.minutes]))
  const left = Math.max(0, (room?.minutes ?? 0) - done)
  return { at: now.toISOString(), minutes, left, practiced: new Map() }
}

/** The minutes of the list that are left for cards. */
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
