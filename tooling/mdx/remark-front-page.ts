import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { CourseSectionFacts } from '../../lib/course/course-section'
import type { RouteEntry } from '../../lib/nav/route-entry'
import { attribute, authoringError, isElement, type JsxElement } from '../check/content/jsx'
import { literal } from './literal'

interface Options {
  /** Every page in reading order. */
  pages: () => readonly RouteEntry[]
  /** The course sections below an address; none if there is no course. */
  sectionsOf: (course: string) => readonly CourseSectionFacts[]
  /** What the list of the newest pages shows. */
  newest: (count: number) => readonly object[]
}

const give = (element: JsxElement, name: string, value: unknown) =>
  element.attributes.push({ type: 'mdxJsxAttribute', name, value: literal(value) })

/**
 * Fills the front page's blocks: `<CoursePath>` with the course's sections, `<NewestPages>` with the newest
 * articles, `<TryQuestion>` with the lessons that have questions.
 */
export function remarkFrontPage({ pages, sectionsOf, newest }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (node: Node) => {
      if (isElement(node, 'CoursePath')) {
        give(node, 'sections', sectionsOf(attribute(node, 'course') ?? ''))
      } else if (isElement(node, 'NewestPages')) {
        const count = attribute(node, 'count') ?? ''
        if (!/^[1-9]\d*$/.test(count))
          throw authoringError(file, node, `NewestPages has count '${count}': write how many it shows, as 4.`)
        give(node, 'pages', newest(Number(count)))
      } else if (isElement(node, 'TryQuestion')) {
        const lessons = pages().filter(({ kind }) => kind === 'lesson-course')
        give(
          node,
          'lessons',
          lessons.map(({ route, title }) => ({ route, title })),
        )
      }
    })
  }
}
