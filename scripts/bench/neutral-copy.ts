import type { Node, Parent } from 'unist'
import { textValue, type Page } from '../../tooling/check/content/page'

/** A page as any generator reads it. */
export interface NeutralPage {
  route: string
  title: string
  description: string
  /** The text of the page's own level-1 heading. */
  heading: string
  /** Without that heading and without front matter. */
  markdown: string
}

/** A stretch of the source, and what stands in its place. */
interface Cut {
  from: number
  to: number
  text: string
}

const isElement = (node: Node) => node.type.startsWith('mdxJsx')

/** What only MDX knows, and pictures, which not every generator takes from the same folder. */
const dropped = new Set([
  'mdxjsEsm',
  'mdxFlowExpression',
  'mdxTextExpression',
  'yaml',
  'image',
  'imageReference',
  'html',
])

const offsets = (node: Node) => ({
  from: node.position?.start.offset ?? 0,
  to: node.position?.end.offset ?? 0,
})

function cutsOf(node: Node, raw: string): Cut[] {
  const { from, to } = offsets(node)
  if (dropped.has(node.type)) return [{ from, to, text: '' }]
  const children = 'children' in node ? (node as Parent).children : []
  // A fact of the example: its text has taken the place of an expression in the tree, not in the source.
  if ('value' in node && node.type === 'text' && raw[from] === '{')
    return [{ from, to, text: String(node.value) }]
  const inner = children.flatMap(child => cutsOf(child, raw))
  if (!isElement(node)) return inner
  const [first] = children
  const last = children.at(-1)
  if (!first || !last) return [{ from, to, text: '' }]
  return [{ from, to: offsets(first).from, text: '' }, ...inner, { from: offsets(last).to, to, text: '' }]
}

/** The source without what is cut out of it. */
function without(raw: string, cuts: readonly Cut[]): string {
  let at = 0
  let text = ''
  for (const cut of cuts) {
    text += raw.slice(at, cut.from) + cut.text
    at = cut.to
  }
  return text + raw.slice(at)
}

/**
 * A page's text without its components, imports and pictures: plain Markdown that every generator renders alike. What a
 * component draws by itself, such as a lesson's questions, is left out; what stands inside one stays.
 */
export function neutralPage(page: Page): NeutralPage {
  const [own] = page.tree.children.filter(
    node => node.type === 'heading' && 'depth' in node && node.depth === 1,
  )
  const heading = page.headings.find(({ depth }) => depth === 1)?.text ?? textValue(page, 'title')
  const cuts = page.tree.children.flatMap(node =>
    node === own ? [{ ...offsets(node), text: '' }] : cutsOf(node, page.raw),
  )
  const markdown = without(page.raw, cuts)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const title = textValue(page, 'title') || heading
  return {
    route: page.route,
    title,
    description: textValue(page, 'description'),
    heading,
    markdown: `${markdown}\n`,
  }
}
