import { daysAfter, weekdayOf, type IsoDay, type Weekday } from '../example/days'
import type { Known } from './known'
import { withLastDays } from './last-days'
import { copyOf, dealCards, fill, numberParts, type Packing, type Room } from './rooms'
import type { StudyFacts } from './study-facts'
import { cardMinutes, laterThan, openEntries } from './today-list'
import { allTasks, examTasks, learningTasks, minutesOf, ranks, type Task } from './tasks'

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
export const minutesOn = (
  { minutes, weekdays, own }: Omit<PlanSettings, 'exam'>,
  weekday: Weekday,
): number => (own ? (own[weekday] ?? 0) : weekdays.includes(weekday) ? minutes : 0)

/** Days with their tasks, and the tasks that didn't fit. */
export interface Layout {
  rooms: Room[]
  leftOut: Task[]
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

/** A plan of so few days has no others than those of the exams. */
const fewDays = 3

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
const learningDays = (days: number, lastDays: number) => (days < 2 ? days : Math.max(0, days - lastDays))

/** The days to fill, today with its list if it was made before. */
interface Start {
  days: Room[]
  /** Tasks without what today's list has of them. */
  later: (tasks: readonly Task[]) => Task[]
  /** Minutes that the list leaves to today's cards, those done included; undefined if there is no list. */
  forCards: number | undefined
}

function startOf(facts: StudyFacts, settings: PlanSettings, known: Known, today: IsoDay): Start {
  const days = studyDays(settings, today, known.today.minutes)
  const { list } = known
  const [first] = days
  if (!list || first?.day !== today) return { days, later: tasks => [...tasks], forCards: undefined }
  const open = openEntries(list, allTasks(facts, known, settings), facts, known)
  return {
    days: [{ ...first, left: 0, entries: open }, ...days.slice(1)],
    later: all => laterThan(list, open, all),
    forCards: cardMinutes(list),
  }
}

/** Deals the cards; nothing else is added to today's list. */
function dealCardsTo(
  rooms: readonly Room[],
  { forCards }: Start,
  facts: StudyFacts,
  known: Known,
  today: IsoDay,
): number {
  const [first] = forCards === undefined ? [] : rooms
  if (first) first.left = (forCards ?? 0) - known.today.cardMinutes
  const unseen = dealCards(rooms, facts, known, today)
  if (first) first.left = 0
  return unseen
}

/** Whether the reader has done nothing yet, so that practice begins on the second day. */
const isNew = ({ read, areas }: Known) => read.size === 0 && areas.every(({ answered }) => answered === 0)

/**
 * Lays out the remaining tasks over the remaining days.
 * @param isTest only whether everything fits matters: days aren't balanced
 * @param wait minutes of lessons before the first round of practice
 */
export function layOut(
  facts: StudyFacts,
  settings: PlanSettings,
  known: Known,
  today: IsoDay,
  isTest = false,
  wait = 0,
): Layout {
  const { minutes } = settings
  const start = startOf(facts, settings, known, today)
  const { days, later } = start
  const last = withLastDays(days, facts, known, { ...settings, later })
  const { rooms } = last
  const unseenCards = dealCardsTo(rooms, start, facts, known, today)
  const longest = Math.max(0, ...rooms.map(({ left }) => left))
  const least = learningDays(days.length, last.count)
  const aDay = Math.ceil(minutesOf(learningTasks(facts, known)) / Math.max(1, least))
  const tasks = later(learningTasks(facts, known, { aDay, wait }))
  const { kept, dropped, packing } = bestFitting(rooms.slice(0, least), tasks, longest)
  // The days of the exams have new lessons only if the days before don't suffice, and none on tools unless days are few.
  const isLate = (task: Task) =>
    days.length <= fewDays || task.kind !== 'lesson' || task.rank >= ranks.practice
  const late = fitting(
    rooms.slice(least),
    tasks.filter(task => dropped.includes(task) && isLate(task)),
    packing,
  )
  fill(rooms.slice(least), late.kept, packing)
  const leftOut = [...dropped.filter(task => !late.kept.includes(task)).reverse(), ...last.leftOut]
  if (isTest) return { rooms, leftOut, unseenCards }
  const wished = learningDays(days.length, Math.max(last.count, Math.round(days.length * shareOfExamDays)))
  const doesFit = fill(copyOf(rooms.slice(0, wished)), kept, packing).length === 0
  const learning = doesFit ? wished : least
  const filled = [...spreadEvenly(rooms.slice(0, learning), kept, minutes, packing), ...rooms.slice(learning)]
  const eve: Packing = { longest: minutes, isTight: false }
  const exams = days.length < 2 ? fill(filled, later(examTasks(facts, known, settings).flat()), eve) : []
  numberParts(filled)
  return { rooms: filled, leftOut: [...leftOut, ...exams], unseenCards }
}

/** The layout for a new list of today: a new reader's first day has no practice, unless that would leave more out. */
export function firstLayout(facts: StudyFacts, settings: PlanSettings, known: Known, today: IsoDay): Layout {
  let layout = layOut(facts, settings, known, today)
  const [first] = layout.rooms
  if (!isNew(known) || first?.day !== today) return layout
  const hasRound = ({ rooms }: Layout) => rooms[0]?.entries.some(({ task }) => task.kind === 'round')
  for (let wait = step; hasRound(layout) && wait < first.minutes + step; wait += step) {
    const next = layOut(facts, settings, known, today, false, wait)
    if (minutesOf(next.leftOut) <= minutesOf(layout.leftOut)) layout = next
  }
  return layout
}
