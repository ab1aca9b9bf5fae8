import { daysAfter, type IsoDay } from '../example/days'
import { amountIn, amountOf, minutesOfAmount } from './amounts'
import { showingsOf, timesNew } from './card-time'
import { minutesFor, type StudyFacts } from './study-facts'
import type { Known } from './known'
import type { Task } from './tasks'

/** A task, or part of a long one, on a day. */
export interface Entry {
  task: Task
  minutes: number
  /** How many of the task's questions, if split. */
  questions?: number
  /** Part number and count, if split over days. */
  part?: { number: number; of: number }
}

/** A day with its tasks so far. */
export interface Room {
  day: IsoDay
  /** The reader's minutes on this day, used or not. */
  minutes: number
  /** Free minutes. */
  left: number
  entries: Entry[]
  /** Cards to study, and their minutes. */
  cards?: { cards: number; fresh: number; minutes: number }
}

export const copyOf = (rooms: readonly Room[]): Room[] =>
  rooms.map(room => ({ ...room, entries: [...room.entries] }))

function put(room: Room, task: Task, minutes: number): Entry {
  const entry: Entry = { task, minutes }
  room.left -= minutes
  room.entries.push(entry)
  return entry
}

/** How tasks are distributed. */
export interface Packing {
  /** Minutes of the longest day; longer tasks are split. */
  longest: number
  /** Whether anything but an exam may be split to use up every minute. */
  isTight: boolean
}

/** Minimum minutes of a part, unless the day or the task has fewer. */
const leastPart = 5

/** Shorter tasks are split only if they are longer than any day. */
const leastParted = 20

/** How many minutes a day may run over, so that a task stays whole. */
const mostOver = 5
const shareOver = 1 / 4
const slackOf = (minutes: number) => Math.min(mostOver, Math.floor(minutes * shareOver))

/** The minutes of a task on a day with so many left, so that the rest isn't a crumb. */
function partOf(rest: number, { left, minutes }: Room): number {
  const over = rest - left
  if (over <= slackOf(minutes)) return rest
  return over > 0 && over < leastPart
    ? Math.min(left, Math.max(Math.ceil(rest / 2), rest - leastPart))
    : Math.min(rest, left)
}

const isFree = ({ left, entries }: Room) => left > 0 && entries.length === 0

/** Splits a task over several days; undefined, with nothing changed, if there is no room. */
function spread(rooms: readonly Room[], from: number, task: Task, isTight: boolean): number | undefined {
  const used: { room: Room; amount: number }[] = []
  let rest = amountOf(task)
  for (const room of rooms.slice(from)) {
    const minutes = minutesOfAmount(task, rest)
    // Unless minutes are scarce, it starts on an empty day, so that days aren't fragmented.
    const isOf = isTight ? room.left >= Math.min(leastPart, minutes) : isFree(room)
    const amount = isOf ? Math.min(rest, amountIn(task, partOf(minutes, room))) : 0
    if (amount === 0) continue
    used.push({ room, amount })
    rest -= amount
    if (rest === 0) break
  }
  if (rest > 0) return undefined
  for (const { room, amount } of used) {
    const entry = put(room, task, minutesOfAmount(task, amount))
    if ('each' in task && used.length > 1) entry.questions = amount
  }
  const last = used.at(-1)
  return last && rooms.indexOf(last.room)
}

/** Numbers the parts of tasks that are split over days. */
export function numberParts(rooms: readonly Room[]): void {
  const parts = new Map<string, Entry[]>()
  for (const entry of rooms.flatMap(({ entries }) => entries))
    parts.set(entry.task.id, [...(parts.get(entry.task.id) ?? []), entry])
  for (const entries of parts.values())
    // A round of missed questions is whole, however many it has.
    if (entries.length > 1 && entries[0]?.task.kind !== 'missed')
      entries.forEach((entry, at) => {
        entry.part = { number: at + 1, of: entries.length }
      })
}

/**
 * Places tasks in order, none before its predecessor. Exams are never split: the first gets a day of its own if it
 * is longer than any day.
 * @returns the tasks that didn't fit
 */
export function fill(rooms: readonly Room[], tasks: readonly Task[], { longest, isTight }: Packing): Task[] {
  let at = 0
  return tasks.filter(task => {
    const { minutes } = task
    const isLong = task.kind === 'exam' && task.isFirst && minutes > longest
    const mayRunOver = task.kind !== 'exam' && (isTight || minutes > longest)
    const isParted = mayRunOver && (minutes >= leastParted || minutes > longest + slackOf(longest))
    const slack = (room: Room) => (mayRunOver && room.left > 0 ? slackOf(room.minutes) : 0)
    const found = isParted
      ? spread(rooms, at, task, isTight)
      : rooms.findIndex(
          (room, index) => index >= at && (isLong ? isFree(room) : room.left + slack(room) >= minutes),
        )
    const room = rooms[found ?? -1]
    if (found === undefined || !room) return true
    if (!isParted) put(room, task, minutes)
    at = found
    return false
  })
}

/** Cards' maximum share of a day. */
const shareOfCards = 1 / 4
/** Shorter sessions aren't worth it. */
const leastMinutesOfCards = 2
const secondsPerMinute = 60

/** Gives each day the due cards and new ones, within what is left of their share. Returns how many remain unseen. */
export function dealCards(
  rooms: readonly Room[],
  facts: StudyFacts,
  { cards, today: done }: Known,
  today: IsoDay,
): number {
  const { seconds, returns } = facts.cards
  const due = [...cards.due]
  let { unseen } = cards
  for (const room of rooms) {
    const isToday = room.day === today
    const share = Math.floor(room.minutes * shareOfCards)
    const before = isToday ? done : { showings: 0, cardMinutes: 0 }
    const free = share < leastMinutesOfCards ? 0 : Math.min(share, room.left + before.cardMinutes)
    let showings = Math.max(0, Math.floor((free * secondsPerMinute) / seconds) - before.showings)
    const waiting = Math.min(showings, due.filter(day => day <= room.day).length)
    due.splice(0, waiting)
    showings -= waiting
    const most = isToday ? cards.fresh : cards.newADay
    const fresh = Math.min(most, unseen, Math.floor(showings / timesNew(facts)))
    unseen -= fresh
    for (const days of returns.filter(each => each > 0))
      due.push(...Array.from({ length: fresh }, () => daysAfter(room.day, days)))
    due.sort()
    if (waiting + fresh === 0) continue
    const count = waiting + fresh
    const minutes = minutesFor(showingsOf(facts, count, fresh), seconds)
    room.cards = { cards: count, fresh, minutes }
    room.left -= minutes
  }
  return unseen
}
