import * as guide from '../../data/words/guide'
import * as words from '../../data/words/plan'
import { roundAddress } from '../exam/asked-round'
import { examRules } from '../exam/exam-rules'
import { formatDay } from '../site/format-day'
import { duration, listed } from '../words'
import { cardsPage } from './page-addresses'
import type { Plan } from './plan'
import type { Entry, Room } from './rooms'
import type { Task } from './tasks'

/** A task's text before its link, and the link's text. */
export function taskWords({ task, questions: some }: Pick<Entry, 'task' | 'questions'>): {
  before: string
  link: string
  href: string
} {
  if ('route' in task)
    return {
      before: task.kind === 'sheet' ? words.readSheet : words.readLesson,
      link: task.title,
      href: task.route,
    }
  const questions = some ?? task.questions
  const missed = roundAddress({ kind: 'missed', questions })
  const before = words.questions(questions)
  switch (task.kind) {
    case 'missed':
      return { before, link: words.practiceMissed, href: missed }
    case 'round':
      return {
        before,
        link: words.practiceArea(guide.areaName(task.area)),
        href: roundAddress({ kind: 'area', area: task.area, questions }),
      }
    case 'exam': {
      const isWhole = task.questions === examRules.questions
      return {
        before,
        link: isWhole ? words.practiceExam : words.shortPracticeExam,
        href: roundAddress({ kind: 'exam', mode: isWhole ? 'psm-1' : 'short' }),
      }
    }
    case 'review':
      return { before: words.aboutQuestions(questions), link: words.goThroughMissed, href: missed }
  }
}

/** A task as plain text. */
export function taskText(entry: Pick<Entry, 'task' | 'questions' | 'part'>): string {
  const { before, link } = taskWords(entry)
  const { part } = entry
  return `${before}${link}${part ? words.part(part.number, part.of) : ''}`
}

/** A day's cards, as a task. */
export const cardsWords = ({ cards, fresh }: NonNullable<Room['cards']>) => ({
  before: words.cards(cards, fresh),
  link: words.studyCards,
  href: cardsPage,
})

/** A day's planned minutes. */
export const minutesOfDay = ({ entries, cards }: Room): number =>
  entries.reduce((sum, { minutes }) => sum + minutes, cards?.minutes ?? 0)

const kinds: readonly { of: readonly Task['kind'][]; amount: (count: number) => string }[] = [
  { of: ['lesson', 'sheet'], amount: words.lessons },
  { of: ['round', 'missed', 'review'], amount: words.rounds },
  { of: ['exam'], amount: words.exams },
]

function amountParts(tasks: readonly Task[]): string[] {
  return kinds.flatMap(({ of, amount }) => {
    const ids = new Set(tasks.filter(({ kind }) => of.includes(kind)).map(({ id }) => id))
    return ids.size === 0 ? [] : [amount(ids.size)]
  })
}

/** Tasks counted by kind: '3 lessons and 1 practice exam'. */
export const amounts = (tasks: readonly Task[]): string => listed(amountParts(tasks))

/** The plan in one sentence. */
export function summary({ rooms, exam }: Plan): string {
  const days = rooms.filter(room => minutesOfDay(room) > 0)
  if (days.length === 0) return words.nothingPlanned(formatDay(exam))
  const minutes = rooms.reduce((sum, room) => sum + minutesOfDay(room), 0)
  const parts = amountParts(rooms.flatMap(({ entries }) => entries.map(({ task }) => task)))
  const what = listed([
    ...parts,
    ...(rooms.some(({ cards }) => cards !== undefined) ? [words.anyFlashcards] : []),
  ])
  return words.summary(days.length, formatDay(exam), duration(minutes), what)
}

/** What to know besides the schedule. */
export function notes({ unseenCards, known, rooms }: Plan): string[] {
  const long = rooms.find(({ minutes, entries }) =>
    entries.some(({ task }) => task.kind === 'exam' && task.minutes > minutes),
  )
  const weak = known.areas
    .filter(({ standing }) => standing === 'weak')
    .map(({ area }) => guide.areaName(area))
  return [
    ...(weak.length > 0 ? [words.weakAreas(listed(weak))] : []),
    ...(long ? [words.longDay(formatDay(long.day), examRules.minutes)] : []),
    ...(unseenCards > 0 && rooms.length > 0 ? [words.cardsLeft(unseenCards)] : []),
  ]
}

/** What was already done today; empty if nothing was. */
export function doneWords({ known: { today } }: Plan): string {
  const parts = [
    ...(today.lessons.length > 0 ? [words.lessons(today.lessons.length)] : []),
    ...(today.questions > 0 ? [words.someQuestions(today.questions)] : []),
    ...(today.cards > 0 ? [words.flashcards(today.cards)] : []),
  ]
  return parts.length === 0 ? '' : words.doneToday(listed(parts), duration(today.minutes))
}
