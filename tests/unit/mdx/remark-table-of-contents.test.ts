import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { remarkCustomHeadingId } from 'nextra/mdx-plugins/remark-custom-heading-id'
import { remarkHeadings } from 'nextra/mdx-plugins/remark-headings'
import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { remarkTableOfContents } from '../../../tooling/mdx/remark-table-of-contents'
import { treeAfter } from './support'

type NextraPlugin = (options: object) => (tree: Parent, file: object, done: () => void) => void

/** The ids that nextra itself gives to the level-2 headings, in the order of the page. */
function idsOfNextra(mdx: string): string[] {
  const tree = treeAfter(mdx)
  for (const plugin of [remarkCustomHeadingId, remarkHeadings] as unknown as NextraPlugin[]) {
    plugin({})(tree, { data: {} }, () => undefined)
  }
  const ids: string[] = []
  visit(tree as Node, 'heading', node => {
    const { depth, data } = node as unknown as { depth: number; data?: { hProperties?: { id?: string } } }
    if (depth === 2) ids.push(data?.hProperties?.id ?? '')
  })
  return ids
}

/** The links of the block, as address and text. */
function linksOf(mdx: string): [url: string, text: string][] {
  const links: [string, string][] = []
  visit(treeAfter(mdx, remarkTableOfContents()) as Node, 'link', node => {
    const { url, children } = node as unknown as { url: string; children: { value: string }[] }
    links.push([url, children.map(child => child.value).join('')])
  })
  return links
}

/** A page whose block stands before these lines. */
const page = (...lines: string[]) => ['# Title', '<TableOfContents />', ...lines].join('\n\n')

describe('remarkTableOfContents', () => {
  it('links to the level-2 headings after the block, and to no others', () => {
    const mdx = '# Title\n\n## Before\n\n<TableOfContents />\n\n## One\n\n### Below one\n\n## Two'
    assert.deepEqual(linksOf(mdx), [
      ['#one', 'One'],
      ['#two', 'Two'],
    ])
  })

  it('shows the text of a heading without its marks', () => {
    assert.deepEqual(linksOf(page('## What *is* `Done`?', '## **Two**')), [
      ['#what-is-done', 'What is Done?'],
      ['#two', 'Two'],
    ])
  })

  it('leaves a block that has links of its own', () => {
    const mdx = '<TableOfContents>\n\n- [Own](#own)\n\n</TableOfContents>\n\n## One\n\n## Two'
    assert.deepEqual(linksOf(mdx), [['#own', 'Own']])
  })

  it('refuses a block with fewer than two headings after it, naming file and line', () => {
    assert.throws(() => linksOf('# Title\n\n## Before\n\n<TableOfContents />\n\n## One'), {
      message:
        'pages/a.mdx:5: TableOfContents needs two level-2 headings after it; remove it from such a short page.',
    })
  })

  const sameAsNextra: [what: string, ...lines: string[]][] = [
    ['two headings of the same text', '## Roles', '## Roles', '## Roles'],
    ['a heading of a deeper level with the same text before', '## First', '### Roles', '## Roles'],
    ['marks, code and punctuation', '## What *is* `Done`, really?', '## 2017 → 2020: “new” & old'],
    ['letters beyond ASCII', '## Überblick', '## Größe'],
    ['a picture inside', '## Look ![a board](/images/a.svg) here', '## Two'],
    ['the same text inside another block before', '## One', '<Note>\n\n### Roles\n\n</Note>', '## Roles'],
    ['an id of its own', '## The Definition of Done [#done]', '## Two'],
  ]
  for (const [what, ...lines] of sameAsNextra) {
    it(`gives the ids of nextra to ${what}`, () => {
      const links = linksOf(page(...lines)).map(([url]) => url)
      assert.deepEqual(
        links,
        idsOfNextra(page(...lines)).map(id => `#${id}`),
      )
    })
  }

  it('leaves the id of a heading out of its text', () => {
    assert.equal(linksOf(page('## Done [#done]', '## Two'))[0]?.[1], 'Done')
  })
})
