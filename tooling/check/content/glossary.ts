import { toString } from 'mdast-util-to-string'
import type { GlossaryEntry } from '../../../lib/course/glossary-entry'
import type { Page } from './page'
import { attribute, isElement } from './jsx'

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '')

/** The glossary's terms: each level-3 heading, the `<Term>` below it, and the paragraphs up to the next heading. */
export function glossaryEntries(page: Page): GlossaryEntry[] {
  const entries: GlossaryEntry[] = []
  let current: GlossaryEntry | undefined
  const lines: string[] = []
  const close = () => {
    if (current) entries.push({ ...current, definition: lines.join('\n') })
    current = undefined
    lines.length = 0
  }
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      close()
      const heading = page.headings.find(({ line }) => line === node.position?.start.line)
      if (heading?.depth === 3 && heading.id !== undefined)
        current = { term: heading.text, id: heading.id, inScrumGuide: false, also: [], definition: '' }
    } else if (current && isElement(node, 'Term')) {
      current.inScrumGuide = attribute(node, 'inScrumGuide') === 'yes'
      current.also = list(attribute(node, 'also'))
    } else if (current && (node.type === 'paragraph' || node.type === 'list')) {
      lines.push(toString(node).replace(/\s+/g, ' '))
    }
  }
  close()
  return entries
}
