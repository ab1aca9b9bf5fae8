import type { FocusArea } from '../course/question'
import { examRules, shortExam } from '../exam/exam-rules'
import type { Known, Standing } from './known'
import { lessonId } from './lesson-ids'
import { secondsToAnswer, type StudyFacts, type StudyLesson } from './study-facts'

interface TaskBase {
  /** Stable across visits, so that missed tasks can be found again. */
  id: string
  minutes: number
  /** If not everything fits, the lowest rank is dropped first. */
  rank: number
}

/** A task of a day. */
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

/** Questions per practice round. */
const roundLength = 10

/** Practice exams per plan: two passes in a row are a good sign. */
const examsPlanned = 2

const secondsPerMinute = 60

/** Minutes to answer questions and read all reasons. */
const practiceMinutes = ({ secondsToReview }: StudyFacts, questions: number) =>
  Math.ceil((questions * (secondsToAnswer + secondsToReview)) / secondsPerMinute)

/** Minutes for an exam with this many questions. */
export const examMinutes = (questions: number): number =>
  Math.ceil((questions * secondsToAnswer) / secondsPerMinute)

const ranks = { round: 0, missed: 1000, lesson: 2000 } as const
/** Weak areas are dropped last. */
const rankOfStanding: Readonly<Record<Standing, number>> = { strong: 0, unknown: 300, weak: 600 }

function lessonTask({ route, title, minutes, weight }: StudyLesson, standing: Standing): Task {
  const rank = ranks.lesson + rankOfStanding[standing] + weight
  return { id: lessonId(route), kind: 'lesson', route, title, minutes, rank }
}

function missedTasks(facts: StudyFacts, { missed }: Known): Task[] {
  const rounds = Math.ceil(missed.questions / roundLength)
  return Array.from({ length: rounds }, (_, at) => {
    const questions = Math.min(roundLength, missed.questions - at * roundLength)
    const lessons = at === 0 ? missed.lessons.map(({ route, title }) => ({ route, title })) : []
    return {
      // Counted from the end: practiced ones disappear, and the others keep their ids.
      id: `missed:${rounds - at}`,
      kind: 'missed',
      questions,
      lessons,
      minutes: practiceMinutes(facts, questions),
      rank: ranks.missed - at,
    }
  })
}

/** Learning tasks in order: missed questions, weak areas, the course, strong areas, practice. */
export function learningTasks(facts: StudyFacts, known: Known): Task[] {
  const unread = facts.lessons.filter(({ route, stage }) => stage === 'course' && !known.read.has(route))
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

/** The remaining practice exams, each with its review; none for 0 questions. */
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

/** The lessons between practice exams, and those of the last day. */
export function lateTasks({ lessons }: StudyFacts, known: Known): { exam: Task[]; last: Task[] } {
  const tasks = (stage: StudyLesson['stage']) => lessons.filter(lesson => lesson.stage === stage)
  return {
    exam: tasks('exam')
      .filter(({ route }) => !known.read.has(route))
      .map(lesson => lessonTask(lesson, 'weak')),
    // A cheat sheet is reread at the end, unless it was read today.
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

/** The longest exam that fits in these minutes; 0 if none does. */
export function examFor(minutes: number): number {
  return [examRules.questions, shortExam].find(questions => examMinutes(questions) <= minutes) ?? 0
}
