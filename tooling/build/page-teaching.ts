import { glossaryRoute } from '../../lib/course/glossary-entry'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { lessonPlace, type LessonPlace } from '../../lib/course/lesson-place'
import { courseRoute, routeEntry } from '../../lib/nav/route-entry'
import type { PageMetadata } from '../../lib/seo/page-metadata'
import type { ListedPage } from '../check/content/page-list'
import { glossaryTerms } from './glossary-links'
import { pageDigest } from './page-digest'

/** A page's role and position in the course. */
type Teaching = Pick<PageMetadata, 'isLesson' | 'hasQuestions' | 'course' | 'lesson' | 'pagination' | 'terms'>

const lessonKinds = new Set(['lesson', 'lesson-course'])

const linkTo = (page: ListedPage | undefined) => page && { route: page.route, title: page.title }

/** A lesson's position; before the first one is the course's own page. The theme's links would lead to the pages in between. */
const positionOf = (
  { number, count, before, after }: LessonPlace<ListedPage>,
  minutes: number,
  course: ListedPage | undefined,
): Pick<Teaching, 'lesson' | 'pagination'> => ({
  lesson: { number, count, minutes, before: linkTo(before ?? course), after: linkTo(after) },
  ...(after ? { pagination: false } : {}),
})

/** Whether a page is a lesson and asks questions, its course and its position there, and the terms it defines. */
export function teachingOf(root: string, pages: readonly ListedPage[], route: string): Teaching {
  const page = routeEntry(pages, route)
  if (!page) return {}
  if (route === glossaryRoute) return { terms: glossaryTerms(root).map(({ term, id }) => ({ term, id })) }
  const course = routeEntry(pages, courseRoute)
  const position = lessonPlace(pages, route)
  const isOfCourse = position !== undefined || route === courseRoute
  const isLesson = lessonKinds.has(page.kind)
  const asks = isLesson && /<CheckYourself\b/.test(readFileSync(path.join(root, page.file), 'utf8'))
  return {
    ...(isLesson ? { isLesson } : {}),
    ...(asks ? { hasQuestions: asks } : {}),
    ...(course && isOfCourse ? { course: { route: course.route, title: course.title } } : {}),
    ...(position ? positionOf(position, pageDigest(root, page.file).minutes, course) : {}),
  }
}
