import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { CourseSectionFacts } from '../../lib/course/course-section'
import { attribute, authoringError, isElement } from '../check/content/jsx'
import { literal } from './literal'

/** Fills a `<CourseOutline>` with its sections, their lessons, and reading times. */
export function remarkCourseOutline(options: {
  sectionOf: (route: string) => CourseSectionFacts | undefined
}) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (outline: Node) => {
      if (!isElement(outline, 'CourseOutline')) return
      const sections: CourseSectionFacts[] = []
      visit(outline, (node: Node) => {
        if (!isElement(node, 'CourseSection')) return
        const href = attribute(node, 'href')
        const section = href ? options.sectionOf(href) : undefined
        if (!section)
          throw authoringError(
            file,
            node,
            `CourseSection leads to '${href ?? ''}', which isn't a page; correct href or remove the section.`,
          )
        sections.push(section)
      })
      outline.attributes.push({ type: 'mdxJsxAttribute', name: 'sections', value: literal(sections) })
    })
  }
}
