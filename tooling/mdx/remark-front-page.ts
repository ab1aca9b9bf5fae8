import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { CourseSectionFacts } from '../../lib/course/course-section'
import type { RouteEntry } from '../../lib/nav/route-entry'
import { attribute, authoringError, isElement, type JsxElement } from '../check/content/jsx'
import { literal } from './literal'

interface Options {
  /** Every page in reading order. */
  pages: () => readonly RouteEntry[]
  /** The sections of the course at an address; none where there is no course. */
  sectionsOf: (course: string) => readonly CourseSectionFacts[]
  /** What the list of the newest pages shows of each. */
  newest: (count: number) => readonly object[]
}

const give = (element: JsxElement, name: string, value: unknown) =>
  element.attributes.push({ type: 'mdxJsxAttribute', name, value: literal(value) })

/**
 * Writes what the front page shows of other pages into its blocks: the course's sections into `<CoursePath>`, the
 * newest articles into `<NewestPages>`, and the lessons that have further questions into `<TryQuestion>`.
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
