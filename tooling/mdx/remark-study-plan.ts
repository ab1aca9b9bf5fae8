import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { CourseSectionFacts } from '../../lib/course/course-section'
import type { GlossaryEntry } from '../../lib/course/glossary-entry'
import { glossaryRoute } from '../check/content/glossary'
import { authoringError, isElement } from '../check/content/jsx'
import { literal } from './literal'

interface Options {
  /** The course's sections with their lessons and reading times. */
  sections: () => readonly CourseSectionFacts[]
  /** The glossary's terms, which are the flashcards. */
  terms: () => readonly GlossaryEntry[]
}

/** Fills `<StudyPlan />` with the course's lessons, their minutes, and the glossary's terms. */
export function remarkStudyPlan({ sections, terms }: Options) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'StudyPlan')) return
      const given = { sections: sections(), terms: terms() }
      if (given.sections.length === 0)
        throw authoringError(file, node, 'StudyPlan needs the lessons of the course: write one first.')
      if (given.terms.length === 0)
        throw authoringError(file, node, `StudyPlan needs terms: write pages${glossaryRoute}.mdx first.`)
      for (const [name, value] of Object.entries(given))
        node.attributes.push({ type: 'mdxJsxAttribute', name, value: literal(value) })
    })
  }
}
