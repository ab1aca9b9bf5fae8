import { focusAreas, type FocusArea } from '../course/question'
import { dayOfMoment, type IsoDay } from '../example/days'
import type { Progress } from '../progress/shape'
import { lessonOfQuestion, type StudyFacts } from './study-facts'

/** Today's list as it began: its tasks stay until they are done, and nothing is added. */
export interface TodayList {
  /** When it was made (ISO 8601). */
  at: string
  /** Minutes of each task by its id. */
  minutes: Readonly<Record<string, number>>
  /** Minutes of its tasks and of all cards of the day, done or not. */
  left: number
  /** Questions whose latest answer was wrong then, and how often each had been answered. */
  missed: Readonly<Record<string, number>>
  /** How many questions of an area were practiced since then. */
  practiced: ReadonlyMap<FocusArea, number>
  /** How many of those missed were answered since then. */
  repeated: number
  /** How many questions were answered after the latest exam. */
  reviewed: number
}

/** Reads the list of today from the progress; undefined if none was made today. */
export function todayList(facts: StudyFacts, progress: Progress, today: IsoDay): TodayList | undefined {
  const { plan, answers, lessons, exams } = progress
  const kept = plan?.today
  if (!kept || dayOfMoment(new Date(kept.at)) !== today) return undefined
  // An earlier version stored none.
  const missed = (kept.missed ?? {}) as TodayList['missed']
  const practiced = new Map(focusAreas.map(area => [area, 0]))
  const ended = exams.at(-1)?.endedAt ?? ''
  let repeated = 0
  let reviewed = 0
  for (const [id, { at }] of Object.entries(answers)) {
    const question = at > kept.at ? lessonOfQuestion(facts, id) : undefined
    if (!question) continue
    if (id in missed) repeated += 1
    if (at > ended) reviewed += 1
    // A lesson's own questions are answered before it is marked as read.
    if (at <= (lessons[question.lesson.route] ?? '')) continue
    practiced.set(question.area, (practiced.get(question.area) ?? 0) + 1)
  }
  return { ...kept, missed, practiced, repeated, reviewed }
}
