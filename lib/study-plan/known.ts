import { dayOfMoment, daysAfter, type IsoDay } from '../example/days'
import { cardId, isOfKind, questionOf } from '../progress/card-ids'
import { cardsToday, type CardsToday } from '../flashcards/today'
import { showingsOf } from './card-time'
import { focusAreas, type FocusArea } from '../course/question'
import { examRules } from '../exam/exam-rules'
import { firstOf } from '../progress/first-answer'
import type { ExamResult, Progress } from '../progress/shape'
import {
  lessonOfQuestion,
  minutesFor,
  secondsToAnswer,
  type StudyFacts,
  type StudyLesson,
} from './study-facts'
import { todayList, type TodayList } from './kept-list'

/** Answers needed to judge an area: an exam's average per area. */
const enoughAnswers = Math.floor(examRules.questions / focusAreas.length)

/** An area's status: below the passing share, unknown, or at that share. */
export type Standing = 'weak' | 'unknown' | 'strong'

export interface AreaKnown {
  area: FocusArea
  /** Questions answered, and those right at the first try. */
  answered: number
  right: number
  /** Time of the latest answer in the area. */
  lastDay: IsoDay | undefined
  standing: Standing
}

/** What was already done on a day, from the stored progress. */
export interface DoneToday {
  minutes: number
  lessons: readonly StudyLesson[]
  /** Besides those of these lessons. */
  questions: number
  cards: number
  /** How often cards came up, also those that will again today; and the minutes of this. */
  showings: number
  cardMinutes: number
}

/** What the plan needs of the stored progress. */
export interface Known {
  /** Routes of read lessons. */
  read: ReadonlySet<string>
  /** Weak areas first, weakest on top; then unknown ones in order; then strong ones. */
  areas: readonly AreaKnown[]
  /** Questions whose latest answer was wrong, and the lessons with the most of them. */
  missed: {
    questions: number
    lessons: readonly StudyLesson[]
    /** How often each was answered, by its id. */
    times: TodayList['missed']
  }
  /** Practice exams that were answered and not ended early: when, and of how many questions. */
  exams: readonly { day: IsoDay; questions: number }[]
  /** Expected misses per exam: from the latest one, or as many as may be missed. */
  shareMissed: number
  cards: CardsToday
  today: DoneToday
  /** Today's list, if it was made before. */
  list: TodayList | undefined
}

function standingOf(answered: number, right: number): Standing {
  if (answered < enoughAnswers) return 'unknown'
  return right * examRules.questions < examRules.pass * answered ? 'weak' : 'strong'
}

const order: readonly Standing[] = ['weak', 'unknown', 'strong']

function areasKnown(facts: StudyFacts, answers: Progress['answers']): AreaKnown[] {
  const counts = new Map(focusAreas.map(area => [area, { answered: 0, right: 0, lastTime: -Infinity }]))
  for (const [id, answer] of Object.entries(answers)) {
    const count = counts.get(lessonOfQuestion(facts, id)?.area ?? ('' as FocusArea))
    if (!count) continue
    count.answered += 1
    count.right += Number(firstOf(answer).right)
    count.lastTime = Math.max(count.lastTime, Date.parse(answer.at))
  }
  const areas = [...counts].map(([area, { answered, right, lastTime }]) => ({
    area,
    answered,
    right,
    lastDay: answered > 0 ? dayOfMoment(new Date(lastTime)) : undefined,
    standing: standingOf(answered, right),
  }))
  const share = ({ answered, right, standing }: AreaKnown) => (standing === 'unknown' ? 0 : right / answered)
  return areas.sort((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing) || share(a) - share(b))
}

/** How many lessons are named next to what was missed. */
const lessonsNamed = 2

/** How often a question was answered: every answer is a repetition of its card. */
const timesAnswered = ({ cards }: Progress, id: string) => cards[cardId(id)]?.reps ?? 1

function missedOf(facts: StudyFacts, progress: Progress): Known['missed'] {
  const counts = new Map<StudyLesson, number>()
  const times: Record<string, number> = {}
  for (const [id, { right }] of Object.entries(progress.answers)) {
    const question = right ? undefined : lessonOfQuestion(facts, id)
    if (!question) continue
    times[id] = timesAnswered(progress, id)
    counts.set(question.lesson, (counts.get(question.lesson) ?? 0) + 1)
  }
  const lessons = [...counts].filter(([, count]) => count > 1).sort(([, a], [, b]) => b - a)
  return {
    questions: Object.keys(times).length,
    lessons: lessons.slice(0, lessonsNamed).map(([lesson]) => lesson),
    times,
  }
}

/** An exam that was ended with more blanks than this says little. */
const leastAnswered = 3 / 4

const answeredIn = ({ questions, answers }: ExamResult) =>
  questions.filter(id => Object.hasOwn(answers, id)).length

const isAnswered = (exam: ExamResult) => answeredIn(exam) >= leastAnswered * exam.questions.length

function shareMissedOf(exams: Progress['exams']): number {
  const last = exams.filter(isAnswered).at(-1)
  if (last) return Math.max(0, answeredIn(last) - last.right) / last.questions.length
  return (examRules.questions - examRules.pass) / examRules.questions
}

const secondsPerMinute = 60

function doneOn(
  today: IsoDay,
  facts: StudyFacts,
  progress: Progress,
  { cards, list }: Pick<Known, 'cards' | 'list'>,
): DoneToday {
  const isToday = (time: string) => dayOfMoment(new Date(time)) === today
  const lessons = facts.lessons.filter(({ route }) => isToday(progress.lessons[route] ?? ''))
  let questions = 0
  for (const [id, answer] of Object.entries(progress.answers)) {
    const read = progress.lessons[lessonOfQuestion(facts, id)?.lesson.route ?? ''] ?? ''
    if (!isToday(answer.at) || (isToday(read) && answer.at <= read)) continue
    const before = list?.missed[id] ?? (isToday(firstOf(answer).at) ? 0 : Infinity)
    questions += Math.max(1, timesAnswered(progress, id) - before)
  }
  const reading = lessons.reduce((sum, { minutes }) => sum + minutes, 0)
  const answering = Math.round((questions * secondsToAnswer) / secondsPerMinute)
  const showings = showingsOf(facts, cards.done, cards.begun)
  const cardMinutes = minutesFor(showings, facts.cards.seconds)
  return {
    minutes: reading + answering + cardMinutes,
    lessons,
    questions,
    cards: cards.done,
    showings,
    cardMinutes,
  }
}

/** Whether a card still exists: its term, or its question. */
function isCardOf(facts: StudyFacts): (id: string) => boolean {
  const terms = new Set([...facts.cards.ids, ...facts.cards.others])
  return id =>
    isOfKind(id, 'term') ? terms.has(id) : lessonOfQuestion(facts, questionOf(id) ?? '') !== undefined
}

/** Derives what a plan needs from the stored progress. */
export function knownOf(facts: StudyFacts, progress: Progress, now: Date): Known {
  const cards = cardsToday(progress, facts.cards.ids, isCardOf(facts), now)
  const today = dayOfMoment(now)
  const list = todayList(facts, progress, today)
  return {
    read: new Set(Object.keys(progress.lessons)),
    areas: areasKnown(facts, progress.answers),
    missed: missedOf(facts, progress),
    exams: progress.exams.filter(isAnswered).map(({ endedAt, questions }) => ({
      day: dayOfMoment(new Date(endedAt)),
      questions: questions.length,
    })),
    shareMissed: shareMissedOf(progress.exams),
    cards,
    today: doneOn(today, facts, progress, { cards, list }),
    list,
  }
}

/** Nothing is planned later than a year from today. */
export const lastDayToPlan = (today: IsoDay): IsoDay => daysAfter(today, 366)
