import assert from 'node:assert/strict'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import type { Node, Parent } from 'unist'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { JsxElement } from '../../../tooling/check/content/jsx'
import { remarkBlocks, type BlockSources } from '../../../tooling/mdx/remark-blocks'

const missing = () => assert.fail('read')

/** The plugin that fills blocks, from these sources alone. */
export const blocksFrom = (sources: Partial<BlockSources>) =>
  remarkBlocks({
    ...{ pages: missing, factsOf: missing, sectionOf: missing, sectionsOf: missing, course: '/course' },
    ...{ newest: missing, terms: missing, groups: {}, nextOf: () => undefined, ...sources },
  })

type Transform = (tree: Parent, file: { path?: string }) => void

/** The tree of an MDX page after these plugins, run in the file pages/a.mdx. */
export function treeAfter(mdx: string, ...transforms: Transform[]): Parent {
  const tree: Parent = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkMdx)
    .parse(mdx)
  for (const transform of transforms) transform(tree, { path: 'pages/a.mdx' })
  return tree
}

/** Every JSX element of that name, in the order of the page. */
export function elementsIn(tree: Parent, name: string): JsxElement[] {
  const found: JsxElement[] = []
  visit(tree as Node, node => {
    if ('name' in node && node.name === name) found.push(node as JsxElement)
  })
  return found
}

/** The top level: headings by their text, JSX elements by their name, all else by its type. */
export function outline(tree: Parent): string[] {
  return tree.children.map(node => {
    if (node.type === 'heading')
      return `# ${((node as Parent).children[0] as { value?: string } | undefined)?.value}`
    return 'name' in node ? `<${String(node.name)}>` : node.type
  })
}

/** The modules that a page imports through statements that plugins put in. */
export function importsIn(tree: Parent): string[] {
  return tree.children.flatMap(node => {
    if (node.type !== 'mdxjsEsm') return []
    const { estree } = node.data as { estree: { body: { source?: { value: string } }[] } }
    return estree.body.flatMap(({ source }) => source?.value ?? [])
  })
}
