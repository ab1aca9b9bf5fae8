import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { remarkEngagement } from '../../../tooling/mdx/remark-engagement'
import { elementsIn, outline, treeAfter } from './support'

const withAds = (mdx: string) => treeAfter(mdx, remarkEngagement())

/** The headings and blocks of a page, without the imports. */
const shape = (mdx: string) => outline(withAds(mdx)).filter(each => each !== 'mdxjsEsm')

const sections = (...names: string[]) => names.map(name => `## ${name}\n\n`).join('')

describe('remarkEngagement', () => {
  it('puts the ebook block after every second section that follows the table of contents', () => {
    const text =
      sections('Before', 'Table of contents', 'One', 'Two') + 'Text.\n\n' + sections('Three', 'Four')
    assert.deepEqual(shape(text), [
      '# Before',
      '# Table of contents',
      '# One',
      '# Two',
      'paragraph',
      '<EbookAd>',
      '# Three',
      '# Four',
      '<EbookAd>',
    ])
  })

  it('puts it above a rule that ends the section, and below a rule within it', () => {
    const text = sections('Table of contents', 'One', 'Two') + 'Text.\n\n---\n\n'
    assert.deepEqual(shape(text + sections('Three')).slice(-4), [
      'paragraph',
      '<EbookAd>',
      'thematicBreak',
      '# Three',
    ])
    assert.deepEqual(shape(text + 'More.').slice(-3), ['thematicBreak', 'paragraph', '<EbookAd>'])
  })

  it('puts it above the related links', () => {
    const text = sections('Table of contents', 'One', 'Two') + 'Text.\n\n<ContinueReading />'
    assert.deepEqual(shape(text).slice(-3), ['paragraph', '<EbookAd>', '<ContinueReading>'])
  })

  for (const heading of [
    'table of contents',
    'TABLE OF CONTENTS',
    'Table Of Contents',
    '*Table* of contents',
  ]) {
    it(`knows the heading '${heading}'`, () => {
      assert.equal(elementsIn(withAds(sections(heading, 'One', 'Two')), 'EbookAd').length, 1)
    })
  }

  it('counts no heading of another level', () => {
    const mdx = '## Table of contents\n\n## One\n\n### Below\n\n### Below too\n\n## Two'
    assert.deepEqual(shape(mdx).indexOf('<EbookAd>'), 5)
  })

  it('puts none in a page whose heading only begins so, or without one', () => {
    for (const heading of ['Table of contents and more', 'Contents']) {
      const tree = withAds(sections(heading, 'One', 'Two'))
      assert.deepEqual(elementsIn(tree, 'EbookAd'), [])
    }
  })

  it('puts the newsletter form below the first block of contents, once', () => {
    const mdx = '<TableOfContents />\n\nText.\n\n<TableOfContents />'
    assert.deepEqual(shape(mdx), ['<TableOfContents>', '<NewsletterForm>', 'paragraph', '<TableOfContents>'])
  })
})
