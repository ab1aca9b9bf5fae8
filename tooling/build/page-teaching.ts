import { glossaryRoute } from '../../lib/course/glossary-entry'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { courseRoute, routeEntry } from '../../lib/nav/route-entry'
import type { PageMetadata } from '../../lib/seo/page-metadata'
import type { ListedPage } from '../check/content/page-list'
import { glossaryTerms } from './glossary-links'

/** A page's role in the course, for its structured data. */
type Teaching = Pick<PageMetadata, 'isLesson' | 'hasQuestions' | 'course' | 'terms'>

const lessonKinds = new Set(['lesson', 'lesson-course'])

/** Whether a page is a lesson and asks questions, its course, and the terms it defines. */
export function teachingOf(root: string, pages: readonly ListedPage[], route: string): Teaching {
  const page = routeEntry(pages, route)
  if (!page) return {}
  if (route === glossaryRoute) return { terms: glossaryTerms(root).map(({ term, id }) => ({ term, id })) }
  const course = routeEntry(pages, courseRoute)
  const isOfCourse = page.kind === 'lesson-course' || route === courseRoute
  const isLesson = lessonKinds.has(page.kind)
  const asks = isLesson && /<CheckYourself\b/.test(readFileSync(path.join(root, page.file), 'utf8'))
  return {
    ...(isLesson ? { isLesson } : {}),
    ...(asks ? { hasQuestions: asks } : {}),
    ...(course && isOfCourse ? { course: { route: course.route, title: course.title } } : {}),
  }
}
