import { daysAfter, weekdayOf, type IsoDay, type Weekday } from '../example/days'
import type { Known } from './known'
import { copyOf, dealCards, fill, type Packing, type Room } from './rooms'
import type { StudyFacts } from './study-facts'
import { examFor, examTasks, lateTasks, learningTasks, minutesOf, type Task } from './tasks'

/** What the reader has said. */
export interface PlanSettings {
  /** The day of the exam; nothing is planned on it. */
  exam: IsoDay
  /** Minutes on a day of study, at most. */
  minutes: number
  weekdays: readonly Weekday[]
}

/** Days with what is to be done on each, and what found no room. */
export interface Layout {
  rooms: Room[]
  leftOut: Task[]
  /** Questions of the exams in it; 0 where no day is long enough for one. */
  examLength: number
  /** Cards that do not come before the exam. */
  unseenCards: number
}

/** The days of study from today to the eve of the exam, with the minutes of each. */
export function studyDays(settings: PlanSettings, today: IsoDay, doneToday: number): Room[] {
  const rooms: Room[] = []
  for (let day = today; day < settings.exam; day = daysAfter(day, 1)) {
    if (!settings.weekdays.includes(weekdayOf(day))) continue
    const done = day === today ? doneToday : 0
    rooms.push({ day, left: Math.max(0, settings.minutes - done), entries: [] })
  }
  return rooms
}

/** Of the days, the last ones are for practice exams and bring no new lesson: at least this share if there is time. */
const shareOfExamDays = 1 / 4

interface LastDaySettings {
  /** Of a whole day. */
  minutes: number
  examLength: number
}

/** With what is to be done before the exam in its last days, by how many days these are. */
interface LastDays {
  rooms: Room[]
  count: number
  leftOut: Task[]
}

/**
 * Puts the last day's tasks and the exams into the last days, as few as do. The eve stays free of exams where there is
 * another day; exams for which there is no room are left out.
 */
function withLastDays(
  rooms: readonly Room[],
  facts: StudyFacts,
  known: Known,
  settings: LastDaySettings,
): LastDays {
  const { minutes, examLength } = settings
  const late = lateTasks(facts, known)
  const pairs = examTasks(facts, known, examLength)
  const most = Math.max(1, Math.floor(rooms.length / 2))
  // Where the last day's reading is longer than a day, it begins on the days before.
  const lastDays = Math.max(1, Math.ceil(minutesOf(late.last) / minutes))
  const whole: Packing = { longest: minutes, isTight: false }
  const attempt = (count: number, exams: readonly Task[], isEveFree: boolean): LastDays => {
    const filled = copyOf(rooms)
    const own = fill(filled.slice(-lastDays), late.last, whole)
    const days = filled.slice(-count)
    const forExams = isEveFree ? days.slice(0, -lastDays) : days
    const left = fill(days, late.exam, whole)
    return { rooms: filled, count, leftOut: [...own, ...left, ...fill(forExams, exams, whole)] }
  }
  for (let exams = pairs.length; exams >= 0; exams -= 1) {
    const tasks = pairs.slice(0, exams).flat()
    const least = Math.ceil(minutesOf([...tasks, ...late.exam, ...late.last]) / minutes)
    for (const isEveFree of [true, false]) {
      for (let count = Math.max(1, least); count <= most; count += 1) {
        const tried = attempt(count, tasks, isEveFree)
        if (tried.leftOut.length === 0) return { ...tried, leftOut: pairs.slice(exams).flat() }
      }
    }
  }
  const bare = attempt(1, [], false)
  return { ...bare, leftOut: [...bare.leftOut, ...pairs.flat()] }
}

/** By how much the minutes of a day grow from one try to the next. */
const step = 5

/** The same days with so many minutes at most; what is put there already stays. */
const lowered = (rooms: readonly Room[], minutes: number, level: number): Room[] =>
  copyOf(rooms).map(room => ({ ...room, left: Math.max(0, room.left - (minutes - level)) }))

/** Fills the days of learning no higher than is needed, so that the work is spread over all of them. */
function spreadEvenly(
  rooms: readonly Room[],
  tasks: readonly Task[],
  minutes: number,
  packing: Packing,
): Room[] {
  for (let level = step; level < minutes; level += step) {
    const tried = lowered(rooms, minutes, level)
    if (fill(tried, tasks, packing).length === 0) return tried
  }
  const full = copyOf(rooms)
  fill(full, tasks, packing)
  return full
}

/** What of the tasks has its place in the days of learning, and what has not. */
interface Fitting {
  packing: Packing
  kept: Task[]
  dropped: Task[]
}

/** Leaves out the tasks of the lowest rank until the others fit. */
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

/** Whole tasks where they all fit; parted over days where more of them fit so. */
function bestFitting(rooms: readonly Room[], tasks: readonly Task[], longest: number): Fitting {
  const whole = fitting(rooms, tasks, { longest, isTight: false })
  if (whole.dropped.length === 0) return whole
  const tight = fitting(rooms, tasks, { longest, isTight: true })
  return minutesOf(tight.dropped) < minutesOf(whole.dropped) ? tight : whole
}

/** How many of the days are for learning: all but the last ones, or all where there is one only. */
const learningDays = (days: number, lastDays: number) => (days > lastDays ? days - lastDays : days)

/**
 * Lays out what is still to be done over the days that are left.
 *
 * @param isTest only whether everything fits matters: the days are not filled evenly
 */
export function layOut(
  facts: StudyFacts,
  settings: PlanSettings,
  known: Known,
  today: IsoDay,
  isTest = false,
): Layout {
  const { minutes } = settings
  const examLength = examFor(minutes)
  const days = studyDays(settings, today, known.today.minutes)
  // The eve of the exam alone is too short for an exam first: what is learned comes before.
  const isEve = days.length < 2
  const last = withLastDays(days, facts, known, { minutes, examLength: isEve ? 0 : examLength })
  const { rooms } = last
  const unseenCards = dealCards(rooms, facts, known, minutes)
  const longest = Math.max(0, ...rooms.map(({ left }) => left))
  const least = learningDays(days.length, last.count)
  const { kept, dropped, packing } = bestFitting(rooms.slice(0, least), learningTasks(facts, known), longest)
  // What is practiced may share the days of the exams; what is new may not.
  const practice = dropped.filter(({ kind }) => kind !== 'lesson').reverse()
  const leftOut = [
    ...fill(rooms.slice(least), practice, packing),
    ...dropped.filter(({ kind }) => kind === 'lesson').reverse(),
    ...last.leftOut,
  ]
  if (isTest) return { rooms, leftOut, examLength, unseenCards }
  const wished = learningDays(days.length, Math.max(last.count, Math.round(days.length * shareOfExamDays)))
  const doesFit = fill(copyOf(rooms.slice(0, wished)), kept, packing).length === 0
  const learning = doesFit ? wished : least
  const filled = [...spreadEvenly(rooms.slice(0, learning), kept, minutes, packing), ...rooms.slice(learning)]
  const eve: Packing = { longest: minutes, isTight: false }
  const exams = isEve ? fill(filled, examTasks(facts, known, examLength).flat(), eve) : []
  return { rooms: filled, leftOut: [...leftOut, ...exams], examLength, unseenCards }
}
