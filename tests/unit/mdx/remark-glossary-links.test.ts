import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { remarkGlossaryLinks } from '../../../tooling/mdx/remark-glossary-links'
import { treeAfter } from './support'

const terms = [
  { url: '/g#sprint', names: ['Sprint'] },
  { url: '/g#sprint-goal', names: ['Sprint Goal'] },
  { url: '/g#definition-of-done', names: ['Definition of Done', 'DoD'] },
]

/** The links of a page, as 'words → address', in their order. */
function linksIn(tree: unknown): string[] {
  const links: string[] = []
  visit(tree as Node, node => {
    if (node.type !== 'link') return
    const link = node as unknown as { url: string; children: { value: string }[] }
    links.push(`${link.children[0]?.value} → ${link.url}`)
  })
  return links
}

/** The links that the plugin makes. */
const linksOf = (mdx: string, isLinked = true) =>
  linksIn(treeAfter(mdx, remarkGlossaryLinks({ terms: () => terms, isLinked: () => isLinked })))

describe('remarkGlossaryLinks', () => {
  it('links each term at its first use, the longer of two that begin together', () => {
    assert.deepEqual(linksOf('# Title\n\nA Sprint Goal gives a Sprint its reason. The Sprint Goal stays.'), [
      'Sprint Goal → /g#sprint-goal',
      'Sprint → /g#sprint',
    ])
  })

  it('does not link a part of a longer term, though that is linked already', () => {
    assert.deepEqual(
      linksOf('# Title\n\nOne Sprint Goal. Another Sprint Goal.\n\nA Sprint Goal, a Sprint.'),
      ['Sprint Goal → /g#sprint-goal', 'Sprint → /g#sprint'],
    )
  })

  it('links other words for a term, once', () => {
    assert.deepEqual(linksOf('# Title\n\nThe DoD is short.\n\n- The Definition of Done, long.'), [
      'DoD → /g#definition-of-done',
    ])
  })

  it('links whole words as they are written, not parts of words', () => {
    assert.deepEqual(
      linksOf('# Title\n\nSprints and sprint and Sprinter and DoD-STD-2167 and pre-Sprint.'),
      [],
    )
  })

  it('leaves headings, links, tables and code as they are', () => {
    const mdx =
      '# Title\n\n## Sprint\n\n[Sprint](/a) and `Sprint`.\n\n| Sprint |\n| --- |\n| Sprint |\n\n```\nSprint\n```'
    assert.deepEqual(linksOf(mdx), ['Sprint → /a'])
  })

  it('does not link what the page itself is about', () => {
    assert.deepEqual(linksOf('# The Sprint Goal in use\n\nA Sprint Goal, a DoD.'), [
      'DoD → /g#definition-of-done',
    ])
  })

  it('links no more than eight terms', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ url: `/g#${index}`, names: [`Term${index}`] }))
    const text = many.map(({ names }) => names[0]).join(' ')
    const tree = treeAfter(
      `# Title\n\n${text}`,
      remarkGlossaryLinks({ terms: () => many, isLinked: () => true }),
    )
    let links = 0
    visit(tree as Node, 'link', () => {
      links += 1
    })
    assert.equal(links, 8)
  })

  it('links a term by the name that it has when a page is laid out', () => {
    let names = ['Sprint Goal']
    const links = remarkGlossaryLinks({ terms: () => [{ url: '/g#goal', names }], isLinked: () => true })
    const text = '# Title\n\nA Sprint Goal, a Goal of the Sprint.'
    assert.deepEqual(linksIn(treeAfter(text, links)), ['Sprint Goal → /g#goal'])
    names = ['Goal of the Sprint']
    assert.deepEqual(linksIn(treeAfter(text, links)), ['Goal of the Sprint → /g#goal'])
  })

  it("changes nothing on pages that aren't articles", () => {
    assert.deepEqual(linksOf('# Title\n\nA Sprint.', false), [])
  })
})
