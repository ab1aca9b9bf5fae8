import { focusAreas, type FocusArea } from '../course/question'
import { daysAfter, type IsoDay } from '../example/days'
import { examRules, shortExam } from '../exam/exam-rules'
import type { AreaKnown, Known, Standing } from './known'
import { lessonId } from './lesson-ids'
import { minutesFor, secondsToAnswer, type StudyFacts, type StudyLesson } from './study-facts'

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
    | ({ kind: 'missed'; lessons: readonly Pick<StudyLesson, 'route' | 'title'>[] } & Practice)
    | ({ kind: 'round'; area: FocusArea } & Practice)
    | { kind: 'exam'; questions: number; isFirst: boolean }
    | ({ kind: 'review' } & Practice)
  )

interface Practice {
  questions: number
  /** Seconds per question. */
  each: number
}

export const minutesOf = (tasks: readonly Pick<Task, 'minutes'>[]): number =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0)

/** Questions per practice round. */
const roundLength = 10

/** Questions to answer and to read all reasons of. */
function practice({ secondsToReview }: StudyFacts, questions: number): Practice & { minutes: number } {
  const each = secondsToAnswer + secondsToReview
  return { questions, each, minutes: minutesFor(questions, each) }
}

/** Minutes for an exam with this many questions. */
const examMinutes = (questions: number): number => minutesFor(questions, secondsToAnswer)

/** The areas of the framework's own rules, which practice is kept for longest. */
const ofFramework: readonly FocusArea[] = focusAreas.slice(0, focusAreas.indexOf('Done') + 1)

/** What is dropped first, if not everything fits: boards, charts, and summaries, then lessons beyond the rules … */
export const ranks = {
  tools: 0,
  practice: 1000,
  otherRound: 1700,
  round: 2000,
  missed: 3000,
  guide: 4000,
  kept: 6000,
} as const

/** So many rounds of missed questions stay as long as lessons do: nothing shows better what a reader lacks. */
const missedKept = 2

/** Weak areas are dropped last. */
const rankOfStanding: Readonly<Record<Standing, number>> = { strong: 0, unknown: 300, weak: 600 }

function lessonTask({ route, title, minutes, weight, about }: StudyLesson, standing: Standing): Task {
  const base = route.endsWith('/summary') ? ranks.tools : ranks[about]
  const rank = base + rankOfStanding[standing] + weight
  return { id: lessonId(route), kind: 'lesson', route, title, minutes, rank }
}

/** A round of missed questions. */
export const missedTask = (facts: StudyFacts, id: string, questions = roundLength): Task => ({
  id,
  kind: 'missed',
  lessons: [],
  ...practice(facts, questions),
  rank: ranks.missed,
})

function missedTasks(facts: StudyFacts, { missed }: Known): Task[] {
  const rounds = Math.ceil(missed.questions / roundLength)
  return Array.from({ length: rounds }, (_, at) => {
    const questions = Math.min(roundLength, missed.questions - at * roundLength)
    const lessons = at === 0 ? missed.lessons.map(({ route, title }) => ({ route, title })) : []
    return {
      // Counted from the end: practiced ones disappear, and the others keep their ids.
      ...missedTask(facts, `missed:${rounds - at}`, questions),
      lessons,
      rank: (at < missedKept ? ranks.kept : ranks.missed) - at,
    }
  })
}

/** A round of practice in an area. */
export function roundTask(facts: StudyFacts, { area, standing }: AreaKnown): Task {
  const usual = ofFramework.includes(area) ? ranks.round : ranks.otherRound
  return {
    id: `round:${area}`,
    kind: 'round',
    area,
    ...practice(facts, roundLength),
    rank: (standing === 'weak' ? ranks.guide + rankOfStanding.weak : usual) - focusAreas.indexOf(area),
  }
}

/** A task that also knows its area. */
interface OfArea {
  area: FocusArea
  task: Task
}

/** When the first round of practice comes. */
interface FirstRound {
  /** After so many minutes of lessons or fewer, those of an average day. */
  aDay: number
  /** After more than so many minutes of lessons, those of the first day. */
  wait: number
}

/** Lessons with rounds of practice between them: the first after a day's work, each once its area was begun. */
function interleaved(
  lessons: readonly OfArea[],
  rounds: readonly OfArea[],
  known: readonly AreaKnown[],
  { aDay, wait }: FirstRound,
): Task[] {
  const begun = new Set(known.filter(({ answered }) => answered > 0).map(({ area }) => area))
  const waiting = [...rounds]
  const pace = minutesOf(lessons.map(({ task }) => task)) / (rounds.length + 1)
  let since = pace - Math.max(Math.min(pace, aDay), wait)
  const tasks = lessons.flatMap(({ area, task }) => {
    begun.add(area)
    since += task.minutes
    const next = since < pace ? -1 : waiting.findIndex(round => begun.has(round.area))
    if (next < 0) return [task]
    since = 0
    return [task, ...waiting.splice(next, 1).map(round => round.task)]
  })
  return [...tasks, ...waiting.map(({ task }) => task)]
}

/**
 * Learning tasks in order: missed questions; the Guide's lessons, weak areas first; then other lessons and those on
 * tools; between them practice, a round per area until it has two rounds of answers.
 * @param first when practice begins
 */
export function learningTasks(
  facts: StudyFacts,
  known: Known,
  first: FirstRound = { aDay: Infinity, wait: 0 },
): Task[] {
  const unread = facts.lessons.filter(({ route, stage }) => stage === 'course' && !known.read.has(route))
  const standings = new Map(known.areas.map(({ area, standing }) => [area, standing]))
  const lessonsOf = (about: StudyLesson['about'], standing: Standing, area?: FocusArea): OfArea[] =>
    unread
      .filter(lesson => lesson.about === about && standings.get(lesson.area) === standing)
      .filter(lesson => !area || lesson.area === area)
      .map(lesson => ({ area: lesson.area, task: lessonTask(lesson, standing) }))
  const weak = known.areas.filter(({ standing }) => standing === 'weak')
  const others = known.areas.filter(
    ({ standing, answered }) => standing !== 'weak' && answered < 2 * roundLength,
  )
  const rest = (['guide', 'practice', 'tools'] as const).flatMap(about => [
    ...(about === 'guide' ? [] : weak.flatMap(({ area }) => lessonsOf(about, 'weak', area))),
    ...lessonsOf(about, 'unknown'),
    ...lessonsOf(about, 'strong'),
  ])
  const rounds = others
    .map(each => ({ area: each.area, task: roundTask(facts, each) }))
    .sort((a, b) => focusAreas.indexOf(a.area) - focusAreas.indexOf(b.area))
  return [
    ...missedTasks(facts, known),
    ...weak.flatMap(each => [
      ...lessonsOf('guide', 'weak', each.area).map(({ task }) => task),
      roundTask(facts, each),
    ]),
    ...interleaved(rest, rounds, known.areas, first),
  ]
}

/** Practice exams are taken in so many days before the real one. */
export const daysOfExams = 10

/** The reader's minutes a day, and the day of the real exam. */
interface ExamWish {
  minutes: number
  exam: IsoDay
}

/**
 * The remaining practice exams, each with its review. Earlier, shorter, and unanswered ones don't count. There are two,
 * since to be ready is to pass the last two; the first is whole even if no day is long enough for it.
 */
export function examTasks(facts: StudyFacts, known: Known, { minutes, exam: realExam }: ExamWish): Task[][] {
  const from = daysAfter(realExam, -daysOfExams)
  const taken = known.exams.filter(({ day }) => day >= from).map(({ questions }) => questions)
  return [examRules.questions, examFor(minutes)].flatMap((questions, at) => {
    const done = taken.findIndex(each => each >= questions)
    if (done >= 0) taken.splice(done, 1)
    if (done >= 0 || questions === 0) return []
    const missed = Math.round(questions * known.shareMissed)
    const rank = ranks.guide - at
    const exam: Task = {
      id: `exam:${at + 1}`,
      kind: 'exam',
      questions,
      isFirst: at === 0,
      minutes: examMinutes(questions),
      rank,
    }
    const review: Task = { id: `review:${at + 1}`, kind: 'review', ...practice(facts, missed), rank }
    return [missed === 0 ? [exam] : [exam, review]]
  })
}

/** The lessons before the practice exams, and those of the last day. */
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
        rank: ranks.guide + rankOfStanding.weak,
      })),
  }
}

/** All tasks until the exam, cards excluded. */
export function allTasks(facts: StudyFacts, known: Known, wish: ExamWish): Task[] {
  const { exam, last } = lateTasks(facts, known)
  return [...learningTasks(facts, known), ...exam, ...last, ...examTasks(facts, known, wish).flat()]
}

/** The longest exam that fits in these minutes; 0 if none does. */
function examFor(minutes: number): number {
  return [examRules.questions, shortExam].find(questions => examMinutes(questions) <= minutes) ?? 0
}
