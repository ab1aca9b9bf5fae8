import { dayInWords, type IsoDay } from '../example/days'
import { examRules, shortExam } from '../exam/exam-rules'
import { practicePage } from './places'
import { minutesAllowed, type Plan, type Refusal } from './plan'
import type { Entry, Room } from './rooms'
import { examMinutes, type Task } from './tasks'

const minutesPerHour = 60

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** '40 min', '2 h', '3 h 20 min' */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
}

/** 'lessons, rounds of practice and exams' */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}

/** A task's text before its link, and the link's text. */
export function taskWords(task: Task): { before: string; link: string; href: string } {
  switch (task.kind) {
    case 'lesson':
      return { before: 'Read ', link: task.title, href: task.route }
    case 'sheet':
      return { before: 'Read the ', link: task.title, href: task.route }
    case 'missed':
      return {
        before: `${counted(task.questions, 'question')}: `,
        link: 'practice what you missed',
        href: practicePage,
      }
    case 'round':
      return {
        before: `${counted(task.questions, 'question')}: `,
        link: `practice ${task.area}`,
        href: practicePage,
      }
    case 'exam':
      return {
        before: `${task.questions} questions: `,
        link: task.questions === examRules.questions ? 'practice exam' : 'short practice exam',
        href: practicePage,
      }
    case 'review':
      return {
        before: `About ${counted(task.questions, 'question')}: `,
        link: 'go through what you missed in the exam',
        href: practicePage,
      }
  }
}

/** A task as plain text. */
export function taskText({ task, part }: Pick<Entry, 'task' | 'part'>): string {
  const { before, link } = taskWords(task)
  return `${before}${link}${part ? ` (part ${part.number} of ${part.of})` : ''}`
}

/** A day's planned minutes. */
export const minutesOfDay = ({ entries, cards }: Room): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, cards?.minutes ?? 0)

const kinds: readonly { of: readonly Task['kind'][]; one: string; many: string }[] = [
  { of: ['lesson', 'sheet'], one: 'lesson', many: 'lessons' },
  { of: ['round', 'missed', 'review'], one: 'round of practice', many: 'rounds of practice' },
  { of: ['exam'], one: 'practice exam', many: 'practice exams' },
]

function amountParts(tasks: readonly Task[]): string[] {
  return kinds.flatMap(({ of, one, many }) => {
    const ids = new Set(tasks.filter(({ kind }) => of.includes(kind)).map(({ id }) => id))
    return ids.size === 0 ? [] : [counted(ids.size, one, many)]
  })
}

/** Tasks counted by kind: '3 lessons and 1 practice exam'. */
export const amounts = (tasks: readonly Task[]): string => listed(amountParts(tasks))

/** The plan in one sentence. */
export function summary({ rooms, exam }: Plan): string {
  const days = rooms.filter(room => minutesOfDay(room) > 0)
  if (days.length === 0) return `Nothing is planned before your exam on ${dayInWords(exam)}.`
  const minutes = rooms.reduce((sum, room) => sum + minutesOfDay(room), 0)
  const parts = amountParts(rooms.flatMap(({ entries }) => entries.map(({ task }) => task)))
  const what = listed([...parts, ...(rooms.some(({ cards }) => cards !== undefined) ? ['flashcards'] : [])])
  return `${counted(days.length, 'day')} of study before ${dayInWords(exam)}, ${duration(minutes)} in all: ${what}.`
}

/** What to know besides the schedule. */
export function notes({ examLength, unseenCards, known, rooms }: Plan): string[] {
  const exams: string[] = []
  if (examLength === 0)
    exams.push(
      `Your days are too short for a practice exam: even the short one takes ${examMinutes(shortExam)} minutes in one sitting. Take one on a day when you have the time.`,
    )
  else if (examLength < examRules.questions)
    exams.push(
      `The plan has short exams of ${shortExam} questions, because a whole one takes ${examRules.minutes} minutes in one sitting. Before you go, find an hour for a whole one.`,
    )
  const weak = known.areas.filter(({ standing }) => standing === 'weak').map(({ area }) => area)
  return [
    ...(weak.length > 0 ? [`Your weak areas come first: ${listed(weak)}.`] : []),
    ...exams,
    ...(unseenCards > 0 && rooms.length > 0
      ? [`${counted(unseenCards, 'flashcard')} of the Guide's terms will not come up before the exam.`]
      : []),
  ]
}

/** What was already done today; empty if nothing was. */
export function doneWords({ known: { today } }: Plan): string {
  const parts = [
    ...(today.lessons.length > 0 ? [counted(today.lessons.length, 'lesson')] : []),
    ...(today.questions > 0 ? [counted(today.questions, 'question')] : []),
    ...(today.cards > 0 ? [counted(today.cards, 'flashcard')] : []),
  ]
  return parts.length === 0 ? '' : `Done today: ${listed(parts)}, about ${duration(today.minutes)}.`
}

/** Why there is no plan. */
export function refusalWords(refusal: Refusal, exam: IsoDay): string {
  const day = dayInWords(exam)
  const { least, most } = minutesAllowed
  switch (refusal) {
    case 'exam-today':
      return 'Your exam is today, so there is nothing left to plan. Good luck!'
    case 'exam-past':
      return `${day}, has passed. Choose the day of your next exam to make a new plan.`
    case 'exam-far':
      return `${day}, ${exam.slice(0, 4)}, is more than a year away. Choose a day within a year.`
    case 'minutes':
      return `Enter a whole number of minutes from ${least} to ${most}.`
    case 'no-weekday':
      return 'Choose at least one day of the week.'
    case 'no-day':
      return `None of the days that you chose comes before ${day}. Choose more days of the week, or a later exam.`
  }
}
