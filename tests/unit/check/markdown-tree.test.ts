import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { keepTrees, markdownTree, takeTree } from '../../../tooling/check/content/markdown-tree'

describe('markdownTree', () => {
  it('keeps a tree as it was made, once', () => {
    keepTrees()
    const tree = markdownTree('# Kept')
    tree.children = []
    assert.equal(takeTree('# Kept')?.children.length, 1)
    assert.equal(takeTree('# Kept'), undefined)
  })

  it('lets the oldest go, so that memory does not grow with the pages', () => {
    for (let page = 0; page <= 200; page += 1) markdownTree(`# Page ${page}`)
    assert.equal(takeTree('# Page 0'), undefined)
    assert.ok(takeTree('# Page 1'))
    assert.ok(takeTree('# Page 200'))
  })
})
