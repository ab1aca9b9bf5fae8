import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { remarkFoldSources } from '../../../tooling/mdx/remark-fold-sources'

const heading = (value: string) => ({ type: 'heading', depth: 2, children: [{ type: 'text', value }] })
const block = (name: string) => ({ type: 'mdxJsxFlowElement', name, attributes: [], children: [] })
const list = (...entries: string[]) => ({
  type: 'list',
  children: entries.map(value => ({ type: 'listItem', children: [{ type: 'text', value }] })),
})
const text = { type: 'paragraph', children: [] }

interface Part {
  value?: string
  children?: Part[]
}

const textOf = ({ value, children = [] }: Part): string => value ?? children.map(textOf).join('|')

interface Folded {
  name: string
  children: (Part & { name?: string })[]
}

const folded = (...children: object[]) => {
  const tree = { type: 'root', children }
  remarkFoldSources()(tree as never)
  return tree.children as unknown[]
}

describe('the section of sources', () => {
  it('is folded below its heading, up to the related links', () => {
    const oaks = list('Oaks', 'Elms')
    const [before, title, details, after] = folded(text, heading('Sources'), oaks, block('ContinueReading'))
    assert.deepEqual([before, title, after], [text, heading('Sources'), block('ContinueReading')])
    const { name, children } = details as Folded
    assert.equal(name, 'details')
    assert.equal(children[0]?.name, 'summary')
    assert.equal(textOf(children[0]), 'Show|Hide| the 2 sources')
    assert.deepEqual(children.slice(1), [oaks])
  })

  it('says how many there are, if they are a list', () => {
    const words = (...children: object[]) =>
      textOf((folded(heading('Sources'), ...children)[1] as Folded).children[0] ?? {})
    assert.equal(words(list('Oaks')), 'Show|Hide| the source')
    assert.equal(words(text), 'Show|Hide| the sources')
  })

  it('leaves an offer in view, and other sections as they are', () => {
    const offer = block('EbookAd')
    const [, details, ad, next] = folded(heading('Sources'), text, offer, heading('More'))
    assert.deepEqual([ad, next], [offer, heading('More')])
    assert.equal((details as Folded).name, 'details')
    assert.deepEqual(folded(heading('More'), text), [heading('More'), text])
  })
})
