import type { FocusArea } from '../course/question'
import { examRules, shortExam } from '../exam/exam-rules'
import type { Known, Standing } from './known'
import { secondsToAnswer, type StudyFacts, type StudyLesson } from './study-facts'

interface TaskBase {
  /** The same at each visit, so that what was missed is found again. */
  id: string
  minutes: number
  /** Where not everything fits, what has the lowest rank is left out first. */
  rank: number
}

/** Something to do that a plan gives a day. */
export type Task = TaskBase &
  (
    | { kind: 'lesson' | 'sheet'; route: string; title: string }
    | { kind: 'missed'; questions: number; lessons: readonly Pick<StudyLesson, 'route' | 'title'>[] }
    | { kind: 'round'; area: FocusArea; questions: number }
    | { kind: 'exam'; questions: number }
    | { kind: 'review'; questions: number }
  )

export const minutesOf = (tasks: readonly Pick<Task, 'minutes'>[]): number =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Questions of one round of practice. */
const roundLength = 10

/** As many exams as a plan has: two passes in a row are a good sign. */
const examsPlanned = 2

const secondsPerMinute = 60

/** Minutes to answer questions and to read the reasons of all their options. */
const practiceMinutes = ({ secondsToReview }: StudyFacts, questions: number) =>
  Math.ceil((questions * (secondsToAnswer + secondsToReview)) / secondsPerMinute)

/** Minutes that an exam of so many questions takes. */
export const examMinutes = (questions: number): number =>
  Math.ceil((questions * secondsToAnswer) / secondsPerMinute)

const ranks = { round: 0, missed: 1000, lesson: 2000 } as const
/** What is weak is left out last. */
const rankOfStanding: Readonly<Record<Standing, number>> = { strong: 0, unknown: 300, weak: 600 }

function lessonTask({ route, title, minutes, weight }: StudyLesson, standing: Standing): Task {
  const rank = ranks.lesson + rankOfStanding[standing] + weight
  return { id: `lesson:${route}`, kind: 'lesson', route, title, minutes, rank }
}

function missedTasks(facts: StudyFacts, { missed }: Known): Task[] {
  const rounds = Math.ceil(missed.questions / roundLength)
  return Array.from({ length: rounds }, (_, at) => {
    const questions = Math.min(roundLength, missed.questions - at * roundLength)
    const lessons = at === 0 ? missed.lessons.map(({ route, title }) => ({ route, title })) : []
    return {
      // Counted from the end: what is practiced is gone from the plan, and the others keep their ids.
      id: `missed:${rounds - at}`,
      kind: 'missed',
      questions,
      lessons,
      minutes: practiceMinutes(facts, questions),
      rank: ranks.missed - at,
    }
  })
}

/** What is to be learned, in its order: what was missed, weak areas, the course, strong areas, practice. */
export function learningTasks(facts: StudyFacts, known: Known): Task[] {
  const unread = facts.lessons.filter(({ route, place }) => place === 'course' && !known.read.has(route))
  const standings = new Map(known.areas.map(({ area, standing }) => [area, standing]))
  const lessonsOf = (standing: Standing, area?: FocusArea) =>
    unread
      .filter(lesson => standings.get(lesson.area) === standing && (!area || lesson.area === area))
      .map(lesson => lessonTask(lesson, standing))
  const round = (area: FocusArea, rank: number): Task => ({
    id: `round:${area}`,
    kind: 'round',
    area,
    questions: roundLength,
    minutes: practiceMinutes(facts, roundLength),
    rank,
  })
  const weak = known.areas.filter(({ standing }) => standing === 'weak')
  const unknown = known.areas.filter(({ standing }) => standing === 'unknown')
  return [
    ...missedTasks(facts, known),
    ...weak.flatMap(({ area }, at) => [
      ...lessonsOf('weak', area),
      round(area, ranks.lesson + rankOfStanding.weak - at),
    ]),
    ...lessonsOf('unknown'),
    ...lessonsOf('strong'),
    ...unknown.map(({ area }, at) => round(area, ranks.round - at)),
  ]
}

/** The practice exams of so many questions that are still to be taken, each with the review of what it will show; none of 0. */
export function examTasks(facts: StudyFacts, known: Known, questions: number): Task[][] {
  const count = questions === 0 ? 0 : Math.max(0, examsPlanned - known.examsSince)
  return Array.from({ length: count }, (_, at): Task[] => {
    const number = known.examsSince + at + 1
    const missed = Math.round(questions * known.shareMissed)
    const rank = ranks.lesson - at
    const exam: Task = {
      id: `exam:${number}`,
      kind: 'exam',
      questions,
      minutes: examMinutes(questions),
      rank,
    }
    const minutes = practiceMinutes(facts, missed)
    const review: Task = { id: `review:${number}`, kind: 'review', questions: missed, minutes, rank }
    return missed === 0 ? [exam] : [exam, review]
  })
}

/** The lessons of the days of the practice exams, and those of the last day. */
export function lateTasks({ lessons }: StudyFacts, known: Known): { exam: Task[]; last: Task[] } {
  const tasks = (place: StudyLesson['place']) => lessons.filter(lesson => lesson.place === place)
  return {
    exam: tasks('exam')
      .filter(({ route }) => !known.read.has(route))
      .map(lesson => lessonTask(lesson, 'weak')),
    // A cheat sheet is read again at the end, unless it was today.
    last: tasks('last')
      .filter(lesson => !known.today.lessons.includes(lesson))
      .map(({ route, title, minutes }) => ({
        id: `sheet:${route}`,
        kind: 'sheet',
        route,
        title,
        minutes,
        rank: ranks.lesson + rankOfStanding.weak,
      })),
  }
}

/** The longest exam that fits in so many minutes; 0 where none does. */
export function examFor(minutes: number): number {
  return [examRules.questions, shortExam].find(questions => examMinutes(questions) <= minutes) ?? 0
}
