import { daysAfter, type IsoDay } from '../example/days'
import type { Known } from './known'
import { copyOf, fill, type Packing, type Room } from './rooms'
import type { StudyFacts } from './study-facts'
import { daysOfExams, examTasks, lateTasks, learningTasks, minutesOf, ranks, type Task } from './tasks'

/** A short plan has exams, too, but they leave some days for lessons, as long as there are some to read. */
const mostShareOfExamDays = 3 / 5

interface LastDaySettings {
  exam: IsoDay
  /** Of a day. */
  minutes: number
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

/** Tasks longer than any of these days may be split. */
const packingFor = (rooms: readonly Room[]): Packing => ({
  longest: Math.max(...rooms.map(({ minutes }) => minutes)),
  isTight: false,
})

/** Minutes needed for the final days' tasks, by number of final days. */
interface LastDays {
  rooms: Room[]
  count: number
  leftOut: Task[]
}

/**
 * Final tasks and exams on the fewest last days, no exam on the eve if avoidable; what doesn't fit drops out, the first
 * exam last.
 */
export function withLastDays(
  rooms: readonly Room[],
  facts: StudyFacts,
  known: Known,
  settings: LastDaySettings,
): LastDays {
  const { exam, later } = settings
  const all = lateTasks(facts, known)
  const late = { exam: later(all.exam), last: later(all.last) }
  // With only the eve left, there is no time for an exam before learning.
  const pairs = rooms.length < 2 ? [] : examTasks(facts, known, settings).map(later)
  const [first = []] = pairs
  const window = rooms.filter(({ day }) => day >= daysAfter(exam, -daysOfExams)).length
  const isOfGuide = ({ kind, rank }: Task) => kind === 'lesson' && rank >= ranks.guide
  const hasLessons = later(learningTasks(facts, known)).some(isOfGuide)
  const share = hasLessons ? Math.floor(rooms.length * mostShareOfExamDays) : rooms.length
  // If the final reading takes longer than a day, it starts on earlier days.
  const lastDays = daysWith(rooms, minutesOf(late.last))
  // The day before stays, too: an exam planned for it must not be gone once it comes.
  const most = Math.max(1, Math.min(window, Math.max(share, lastDays + 1)))
  const whole = packingFor(rooms.slice(-most, -lastDays))
  // A review may take two days if the second exam wouldn't fit otherwise.
  const parted = { ...whole, isTight: true }
  const attempt = (count: number, exams: readonly Task[], isEveFree: boolean, packing = whole): LastDays => {
    const filled = copyOf(rooms)
    const own = fill(filled.slice(-lastDays), late.last, packingFor(rooms.slice(-lastDays)))
    const days = filled.slice(-count)
    const forExams = isEveFree ? days.slice(0, -lastDays) : days
    const left = fill(forExams, exams, packing)
    // Read on the day before the first exam, if there is one.
    const before = filled.slice(-count - 1)
    return {
      rooms: filled,
      count,
      leftOut: [...own, ...left, ...fill(before, late.exam, packingFor(before))],
    }
  }
  const exams = pairs.flat()
  for (const tasks of [exams, first, first.slice(0, 1), []])
    for (const packing of [whole, parted])
      for (const isEveFree of [true, false])
        for (let count = 1; count <= most; count += 1) {
          const tried = attempt(count, tasks, isEveFree, packing)
          if (tried.leftOut.length === 0)
            return { ...tried, leftOut: exams.filter(task => !tasks.includes(task)) }
        }
  const bare = attempt(1, [], false)
  return { ...bare, leftOut: [...bare.leftOut, ...exams] }
}
