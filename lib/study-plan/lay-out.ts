import { daysAfter, weekdayOf, type IsoDay, type Weekday } from '../example/days'
import type { Known } from './known'
import { copyOf, dealCards, fill, type Packing, type Room } from './rooms'
import type { StudyFacts } from './study-facts'
import {
  daysOfExams,
  examFor,
  examTasks,
  lateTasks,
  learningTasks,
  minutesOf,
  ranks,
  type Task,
} from './tasks'

/** The reader's answers. */
export interface PlanSettings {
  /** Exam day; nothing is planned on it. */
  exam: IsoDay
  /** Maximum minutes per study day; the most of all, if each weekday has its own. */
  minutes: number
  weekdays: readonly Weekday[]
  /** Minutes by weekday, if they differ. */
  own?: Partial<Record<Weekday, number>> | undefined
}

/** The minutes of a weekday; 0 if the reader doesn't study then. */
export const minutesOn = ({ minutes, weekdays, own }: PlanSettings, weekday: Weekday): number =>
  own ? (own[weekday] ?? 0) : weekdays.includes(weekday) ? minutes : 0

/** Days with their tasks, and the tasks that didn't fit. */
export interface Layout {
  rooms: Room[]
  leftOut: Task[]
  /** Questions per practice exam; 0 if no day is long enough for one. */
  examLength: number
  /** Cards that won't come up before the exam. */
  unseenCards: number
}

/** Study days from today to the eve of the exam, each with its minutes. */
export function studyDays(settings: PlanSettings, today: IsoDay, doneToday: number): Room[] {
  const rooms: Room[] = []
  for (let day = today; day < settings.exam; day = daysAfter(day, 1)) {
    const minutes = minutesOn(settings, weekdayOf(day))
    if (minutes === 0) continue
    const done = day === today ? doneToday : 0
    rooms.push({ day, minutes, left: Math.max(0, minutes - done), entries: [] })
  }
  return rooms
}

/** At least this share of the days, at the end, is for practice exams without new lessons, if time allows. */
const shareOfExamDays = 1 / 4

/** A short plan has exams, too, but they leave some days for lessons. */
const mostShareOfExamDays = 3 / 5

interface LastDaySettings extends Pick<PlanSettings, 'exam' | 'minutes'> {
  examLength: number
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
function withLastDays(
  rooms: readonly Room[],
  facts: StudyFacts,
  known: Known,
  settings: LastDaySettings,
): LastDays {
  const { exam, minutes, examLength } = settings
  const late = lateTasks(facts, known)
  const pairs = examTasks(facts, known, { questions: examLength, exam })
  const window = rooms.filter(({ day }) => day >= daysAfter(exam, -daysOfExams)).length
  const most = Math.max(1, Math.min(window, Math.floor(rooms.length * mostShareOfExamDays)))
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

/** Increment of a day's minutes between tries. */
const step = 5

/** The same days with a new limit of minutes; tasks already there stay. */
const lowered = (rooms: readonly Room[], level: number): Room[] =>
  copyOf(rooms).map(room => ({
    ...room,
    left: Math.max(0, room.left - Math.max(0, room.minutes - level)),
  }))

/** Fills learning days no more than necessary, to spread the work over all of them. */
function spreadEvenly(
  rooms: readonly Room[],
  tasks: readonly Task[],
  minutes: number,
  packing: Packing,
): Room[] {
  for (let level = step; level < minutes; level += step) {
    const tried = lowered(rooms, level)
    if (fill(tried, tasks, packing).length === 0) return tried
  }
  const full = copyOf(rooms)
  fill(full, tasks, packing)
  return full
}

/** Which tasks fit into the learning days, and which don't. */
interface Fitting {
  packing: Packing
  kept: Task[]
  dropped: Task[]
}

/** Drops tasks of the lowest rank until the rest fit. */
function fitting(rooms: readonly Room[], tasks: readonly Task[], packing: Packing): Fitting {
  const byRank = [...tasks].sort((a, b) => a.rank - b.rank)
  let count = 0
  const keptWithout = (dropped: number) => {
    const out = new Set(byRank.slice(0, dropped))
    return tasks.filter(task => !out.has(task))
  }
  while (fill(copyOf(rooms), keptWithout(count), packing).length > 0) count += 1
  return { packing, kept: keptWithout(count), dropped: byRank.slice(0, count) }
}

/** Keeps tasks whole if they all fit; splits them over days if that fits more of them. */
function bestFitting(rooms: readonly Room[], tasks: readonly Task[], longest: number): Fitting {
  const whole = fitting(rooms, tasks, { longest, isTight: false })
  if (whole.dropped.length === 0) return whole
  const tight = fitting(rooms, tasks, { longest, isTight: true })
  return minutesOf(tight.dropped) < minutesOf(whole.dropped) ? tight : whole
}

/** The number of learning days: all but the final ones, or all if there is just one. */
const learningDays = (days: number, lastDays: number) => (days > lastDays ? days - lastDays : days)

/**
 * Lays out the remaining tasks over the remaining days.
 * @param isTest only whether everything fits matters: days aren't balanced
 */
export function layOut(
  facts: StudyFacts,
  settings: PlanSettings,
  known: Known,
  today: IsoDay,
  isTest = false,
): Layout {
  const { exam, minutes } = settings
  const examLength = examFor(minutes)
  const days = studyDays(settings, today, known.today.minutes)
  // With only the eve left, there is no time for an exam before learning.
  const isEve = days.length < 2
  const last = withLastDays(days, facts, known, {
    exam,
    minutes,
    examLength: isEve ? 0 : examLength,
  })
  const { rooms } = last
  const unseenCards = dealCards(rooms, facts, known, today)
  const longest = Math.max(0, ...rooms.map(({ left }) => left))
  const least = learningDays(days.length, last.count)
  const aDay = Math.ceil(minutesOf(learningTasks(facts, known)) / Math.max(1, least))
  const tasks = learningTasks(facts, known, aDay)
  const { kept, dropped, packing } = bestFitting(rooms.slice(0, least), tasks, longest)
  // The days of the exams have new lessons, none on tools, only if the days before don't suffice.
  const isLate = (task: Task) => task.kind !== 'lesson' || task.rank >= ranks.otherRound
  const late = fitting(
    rooms.slice(least),
    tasks.filter(task => dropped.includes(task) && isLate(task)),
    packing,
  )
  fill(rooms.slice(least), late.kept, packing)
  const leftOut = [...dropped.filter(task => !late.kept.includes(task)).reverse(), ...last.leftOut]
  if (isTest) return { rooms, leftOut, examLength, unseenCards }
  const wished = learningDays(days.length, Math.max(last.count, Math.round(days.length * shareOfExamDays)))
  const doesFit = fill(copyOf(rooms.slice(0, wished)), kept, packing).length === 0
  const learning = doesFit ? wished : least
  const filled = [...spreadEvenly(rooms.slice(0, learning), kept, minutes, packing), ...rooms.slice(learning)]
  const eve: Packing = { longest: minutes, isTight: false }
  const exams = isEve
    ? fill(filled, examTasks(facts, known, { questions: examLength, exam }).flat(), eve)
    : []
  return { rooms: filled, leftOut: [...leftOut, ...exams], examLength, unseenCards }
}
