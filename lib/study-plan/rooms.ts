import { daysAfter, type IsoDay } from '../example/days'
import type { StudyFacts } from './study-facts'
import type { Known } from './known'
import type { Task } from './tasks'

/** A task, or a part of one that is longer than any day, on a day. */
export interface Entry {
  task: Task
  minutes: number
  /** The part and how many there are, where it takes several days. */
  part?: { number: number; of: number }
}

/** A day with what it has so far. */
export interface Room {
  day: IsoDay
  /** Minutes that are free. */
  left: number
  entries: Entry[]
  /** Cards to study, and for how long. */
  cards?: { cards: number; minutes: number }
}

export const copyOf = (rooms: readonly Room[]): Room[] =>
  rooms.map(room => ({ ...room, entries: [...room.entries] }))

function put(room: Room, task: Task, minutes: number): Entry {
  const entry: Entry = { task, minutes }
  room.left -= minutes
  room.entries.push(entry)
  return entry
}

/** How tasks are put into days. */
export interface Packing {
  /** Minutes of the longest day there may be: what is longer is spread over several days. */
  longest: number
  /** Whether anything but an exam may be parted, so that no minutes are left over. */
  isTight: boolean
}

/** Minutes of a part at least, but for the last one. */
const leastPart = 5

/** Spreads a task over several days where none has room for it; undefined, and nothing done, where they do not do. */
function spread(rooms: readonly Room[], from: number, task: Task, isTight: boolean): number | undefined {
  const used: { room: Room; minutes: number }[] = []
  let rest = task.minutes
  for (const room of rooms.slice(from)) {
    // Unless minutes are scarce, it begins on a day that has nothing else, so that days are not cut into crumbs.
    const isOf = isTight ? room.left >= Math.min(leastPart, rest) : room.left > 0 && room.entries.length === 0
    if (!isOf) continue
    const minutes = Math.min(rest, room.left)
    used.push({ room, minutes })
    rest -= minutes
    if (rest === 0) break
  }
  if (rest > 0) return undefined
  const entries = used.map(({ room, minutes }) => put(room, task, minutes))
  if (entries.length > 1)
    entries.forEach((entry, at) => {
      entry.part = { number: at + 1, of: entries.length }
    })
  const last = used.at(-1)
  return last && rooms.indexOf(last.room)
}

/**
 * Puts tasks into days in their order, none before the one that precedes it. An exam is taken at one sitting.
 *
 * @returns the tasks for which there was no room
 */
export function fill(rooms: readonly Room[], tasks: readonly Task[], { longest, isTight }: Packing): Task[] {
  let at = 0
  return tasks.filter(task => {
    const isParted = task.kind !== 'exam' && (isTight || task.minutes > longest)
    const found = isParted
      ? spread(rooms, at, task, isTight)
      : rooms.findIndex((room, index) => index >= at && room.left >= task.minutes)
    const room = rooms[found ?? -1]
    if (found === undefined || !room) return true
    if (!isParted) put(room, task, task.minutes)
    at = found
    return false
  })
}

/** New cards a day at most, as the page of the cards has it at first. */
const newADay = 10
/** Of a day's minutes, cards take this share at most. */
const shareOfCards = 1 / 4
/** Below it a sitting is not worth its beginning. */
const leastMinutesOfCards = 2
const secondsPerMinute = 60

/** Gives each day the cards that fall due by then and new ones, within their share. Returns how many stay unseen. */
export function dealCards(
  rooms: readonly Room[],
  { cards: { seconds, returns } }: StudyFacts,
  { cards }: Known,
  minutesADay: number,
): number {
  const firstDay = Math.max(1, returns.filter(days => days === 0).length)
  const due = [...cards.due]
  let { unseen } = cards
  for (const room of rooms) {
    const share = Math.floor(minutesADay * shareOfCards)
    const free = share < leastMinutesOfCards ? 0 : Math.min(share, room.left)
    let showings = Math.floor((free * secondsPerMinute) / seconds)
    const waiting = Math.min(showings, due.filter(day => day <= room.day).length)
    due.splice(0, waiting)
    showings -= waiting
    const fresh = Math.min(newADay, unseen, Math.floor(showings / firstDay))
    unseen -= fresh
    for (const days of returns.filter(each => each > 0))
      due.push(...Array.from({ length: fresh }, () => daysAfter(room.day, days)))
    due.sort()
    if (waiting + fresh === 0) continue
    const minutes = Math.ceil(((waiting + fresh * firstDay) * seconds) / secondsPerMinute)
    room.cards = { cards: waiting + fresh, minutes }
    room.left -= minutes
  }
  return unseen
}
