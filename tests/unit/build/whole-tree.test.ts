import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { takeOutTree } from '../../../tooling/build/whole-tree'

const folder = (name: string, isOpen: boolean, inside: string) =>
  `<li><button data-folder="/${name}" data-first="/${name}/a" aria-expanded="${isOpen}" aria-controls="sidebar-${name}">${name}</button><ul id="sidebar-${name}">${inside}</ul></li>`

const page = (tree: string) =>
  `<!DOCTYPE html><html><head></head><body><nav><div data-tree-box=""><ul>${tree}</ul></div></nav></body></html>`

describe('the whole tree', () => {
  const tree = folder('one', false, '<li>a</li>') + folder('two', true, '<li>b</li>')

  it('is what the page carries, every folder filled', () => {
    assert.equal(takeOutTree(page(tree)).tree, `<ul>${tree}</ul>`)
  })

  it('leaves the page with its closed folders empty', () => {
    const closed = '<li><button data-folder="/one" aria-expanded="false">one</button></li>'
    assert.equal(takeOutTree(page(tree)).html, page(closed + folder('two', true, '<li>b</li>')))
  })

  it('cannot be taken from a page without a sidebar', () => {
    assert.throws(() => takeOutTree('<p>Text</p>'), /has no sidebar/)
  })
})
