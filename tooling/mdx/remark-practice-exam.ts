import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { RouteEntry } from '../../lib/nav/route-entry'
import { isElement } from '../check/content/jsx'
import { literal } from './literal'

/** Fills `<PracticeExam />` with addresses and titles of the course's lessons. */
export function remarkPracticeExam(options: { pages: () => readonly RouteEntry[] }) {
  return (tree: Parent) => {
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'PracticeExam')) return
      const lessons = options.pages().filter(({ kind }) => kind === 'lesson-course')
      const titled = lessons.map(({ route, title }) => ({ route, title }))
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'lessons', value: literal(titled) })
    })
  }
}
