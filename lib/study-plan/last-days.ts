import { daysAfter, type IsoDay } from '../example/days'
import type { Known } from './known'
import { copyOf, fill, type Packing, type Room } from './rooms'
import type { StudyFacts } from './study-facts'
import { daysOfExams, examTasks, lateTasks, learningTasks, minutesOf, type Task } from './tasks'

/** A short plan has exams, too, but they leave some days for lessons, as long as there are some to read. */
const mostShareOfExamDays = 3 / 5

interface LastDaySettings {
  exam: IsoDay
  /** Of a day. */
  minutes: number
  examLength: number
  /** Tasks without what today's list has of them. */
  later: (tasks: readonly Task[]) => Task[]
}

/** How many of the last days have together as many minutes. */
function daysWith(rooms: readonly Room[], minutes: number): number {
  let count = 0
  for (let sum = 0; sum < minutes && count < rooms.length; count += 1)
    sum += rooms.at(-1 - count)?.minutes ?? 0
  return Math.max(1, count)
}

/** Minutes needed for the final days' tasks, by number of final days. */
interface LastDays {
  rooms: Room[]
  count: number
  leftOut: Task[]
}

/** Final tasks and exams on the fewest last days, no exam on the eve if avoidable; exams that don't fit drop out. */
export function withLastDays(
  rooms: readonly Room[],
  facts: StudyFacts,
  known: Known,
  settings: LastDaySettings,
): LastDays {
  const { exam, minutes, examLength, later } = settings
  const all = lateTasks(facts, known)
  const late = { exam: later(all.exam), last: later(all.last) }
  const pairs = examTasks(facts, known, { questions: examLength, exam }).map(later)
  const window = rooms.filter(({ day }) => day >= daysAfter(exam, -daysOfExams)).length
  const hasLessons = later(learningTasks(facts, known)).some(({ kind }) => kind === 'lesson')
  const share = hasLessons ? Math.floor(rooms.length * mostShareOfExamDays) : rooms.length
  const most = Math.max(1, Math.min(window, share))
  // If the final reading takes longer than a day, it starts on earlier days.
  const lastDays = daysWith(rooms, minutesOf(late.last))
  const whole: Packing = { longest: minutes, isTight: false }
  // A review may take two days if the second exam wouldn't fit otherwise.
  const parted: Packing = { longest: minutes, isTight: true }
  const attempt = (count: number, exams: readonly Task[], isEveFree: boolean, packing = whole): LastDays => {
    const filled = copyOf(rooms)
    const own = fill(filled.slice(-lastDays), late.last, whole)
    const days = filled.slice(-count)
    const forExams = isEveFree ? days.slice(0, -lastDays) : days
    const left = fill(days, late.exam, whole)
    return { rooms: filled, count, leftOut: [...own, ...left, ...fill(forExams, exams, packing)] }
  }
  for (let exams = pairs.length; exams >= 0; exams -= 1) {
    const tasks = pairs.slice(0, exams).flat()
    const least = Math.ceil(minutesOf([...tasks, ...late.exam, ...late.last]) / minutes)
    for (const packing of [whole, parted])
      for (const isEveFree of [true, false])
        for (let count = Math.max(1, least); count <= most; count += 1) {
          const tried = attempt(count, tasks, isEveFree, packing)
          if (tried.leftOut.length === 0) return { ...tried, leftOut: pairs.slice(exams).flat() }
        }
  }
  const bare = attempt(1, [], false)
  return { ...bare, leftOut: [...bare.leftOut, ...pairs.flat()] }
}
