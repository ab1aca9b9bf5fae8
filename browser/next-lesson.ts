import { dayOfMoment } from '@lib/example/days'
import { nextLesson } from '@lib/progress/progress'
import type { Progress } from '@lib/progress/shape'
import { plannedLessons } from '@lib/study-plan/lesson-ids'

/** A lesson of the course. */
export interface CourseLesson {
  route: string
  title: string
}

/** How far the reader is. */
export interface Standing {
  /** Lessons read. */
  read: number
  /** The lesson to go on with, the same on every page; undefined if all are read. */
  next: CourseLesson | undefined
  /** Whether the study plan says so. */
  isPlanned: boolean
  /** Whether the reader has been in the course before. */
  isBegun: boolean
}

/** How far the reader is in the course, whose lessons are given in order. */
export function standingIn(lessons: readonly CourseLesson[], progress: Progress): Standing {
  const routes = lessons.map(({ route }) => route)
  const isUnread = (route: string) => !(route in progress.lessons)
  const planned = plannedLessons(progress.plan, dayOfMoment(new Date()))
  const inPlan = planned.find(route => routes.includes(route) && isUnread(route))
  const route = inPlan ?? nextLesson(progress, routes)
  const read = routes.filter(each => !isUnread(each)).length
  const isPlanned = inPlan !== undefined
  const isBegun = isPlanned || read > 0 || progress.last !== undefined
  return { read, next: lessons.find(each => each.route === route), isPlanned, isBegun }
}
