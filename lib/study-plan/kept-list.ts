import { focusAreas, type FocusArea } from '../course/question'
import { dayOfMoment, type IsoDay } from '../example/days'
import type { Progress } from '../progress/shape'
import { lessonOfQuestion, type StudyFacts } from './study-facts'

/** Today's list as it began: its tasks stay while others get done, and nothing is added. */
export interface TodayList {
  /** When it was made (ISO 8601). */
  at: string
  /** Minutes of each task by its id. */
  minutes: Readonly<Record<string, number>>
  /** Minutes that were left for it and all cards of the day, done or not. */
  left: number
  /** How many questions of an area were practiced since then. */
  practiced: ReadonlyMap<FocusArea, number>
}

/** Reads the list of today from the progress; undefined if none was made today. */
export function todayList(
  facts: StudyFacts,
  { plan, answers, lessons }: Progress,
  today: IsoDay,
): TodayList | undefined {
  const kept = plan?.today
  if (!kept || dayOfMoment(new Date(kept.at)) !== today) return undefined
  const practiced = new Map(focusAreas.map(area => [area, 0]))
  for (const [id, { at }] of Object.entries(answers)) {
    const question = at > kept.at ? lessonOfQuestion(facts, id) : undefined
    // A lesson's own questions are answered before it is marked as read.
    if (!question || at <= (lessons[question.lesson.route] ?? '')) continue
    practiced.set(question.area, (practiced.get(question.area) ?? 0) + 1)
  }
  return { ...kept, practiced }
}
