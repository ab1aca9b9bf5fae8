import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import type { GlossaryEntry } from '../../lib/course/glossary-entry'
import { glossaryRoute } from '../check/content/glossary'
import { authoringError, isElement, setAttribute } from '../check/content/jsx'
import { literal } from './literal'

/** Fills `<Flashcards />` with the glossary's terms and route. */
export function remarkFlashcards(options: { terms: () => readonly GlossaryEntry[] }) {
  return (tree: Parent, file: { path?: string }) => {
    visit(tree as Node, (node: Node) => {
      if (!isElement(node, 'Flashcards')) return
      const terms = options.terms()
      if (terms.length === 0)
        throw authoringError(file, node, `Flashcards needs terms: write pages${glossaryRoute}.mdx first.`)
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'terms', value: literal(terms) })
      setAttribute(node, 'glossary', glossaryRoute)
    })
  }
}
