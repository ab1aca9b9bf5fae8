import { dayInWords } from '../example/days'
import { roundAddress } from '../exam/asked-round'
import { examRules, shortExam } from '../exam/exam-rules'
import { counted, duration, listed } from '../words'
import { cardsPage } from './page-addresses'
import type { Plan } from './plan'
import type { Entry, Room } from './rooms'
import { examMinutes, type Task } from './tasks'

/** A task's text before its link, and the link's text. */
export function taskWords(task: Task): { before: string; link: string; href: string } {
  if ('route' in task)
    return { before: task.kind === 'sheet' ? 'Read the ' : 'Read ', link: task.title, href: task.route }
  const { questions } = task
  const missed = roundAddress({ kind: 'missed', questions })
  const before = `${counted(questions, 'question')}: `
  switch (task.kind) {
    case 'missed':
      return { before, link: 'practice what you missed', href: missed }
    case 'round':
      return {
        before,
        link: `practice ${task.area}`,
        href: roundAddress({ kind: 'area', area: task.area, questions }),
      }
    case 'exam': {
      const isWhole = task.questions === examRules.questions
      return {
        before,
        link: isWhole ? 'practice exam' : 'short practice exam',
        href: roundAddress({ kind: 'exam', mode: isWhole ? 'psm-1' : 'short' }),
      }
    }
    case 'review':
      return { before: `About ${before}`, link: 'go through what you missed in the exam', href: missed }
  }
}

/** A task as plain text. */
export function taskText({ task, part }: Pick<Entry, 'task' | 'part'>): string {
  const { before, link } = taskWords(task)
  return `${before}${link}${part ? ` (part ${part.number} of ${part.of})` : ''}`
}

/** A day's cards, as a task. */
export const cardsWords = (cards: number) => ({
  before: `${counted(cards, 'card')}: `,
  link: 'study the flashcards',
  href: cardsPage,
})

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
      `The plan has short exams of ${shortExam} questions, because a full one takes ${examRules.minutes} minutes in one sitting. Before your exam, find an hour for a full one.`,
    )
  const weak = known.areas.filter(({ standing }) => standing === 'weak').map(({ area }) => area)
  return [
    ...(weak.length > 0 ? [`Your weak areas come first: ${listed(weak)}.`] : []),
    ...exams,
    ...(unseenCards > 0 && rooms.length > 0
      ? [`${counted(unseenCards, 'flashcard')} of the Guide’s terms won’t come up before the exam.`]
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
