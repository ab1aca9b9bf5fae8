import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse, serialize } from 'parse5'
import { elementsOf } from '../../../tooling/check/export/elements'
import { emptyClosedFolders, wholeTree } from '../../../tooling/build/whole-tree'

const folder = (name: string, isOpen: boolean, inside: string) =>
  `<li><button data-folder="/${name}" data-first="/${name}/a" aria-expanded="${isOpen}" aria-controls="sidebar-${name}">${name}</button><ul id="sidebar-${name}">${inside}</ul></li>`

const page = (tree: string) =>
  `<!DOCTYPE html><html><head></head><body><nav><div data-tree-box=""><ul>${tree}</ul></div></nav></body></html>`

describe('the whole tree', () => {
  const tree =
    folder('one', false, '<li>a</li>') +
    folder('two', true, `<li>b</li>${folder('three', false, '<li>c</li>')}`)

  it('is what the page carries, every folder filled', () => {
    assert.equal(wholeTree(page(tree)), `<ul>${tree}</ul>`)
  })

  it('cannot be taken from a page without a sidebar', () => {
    assert.throws(() => wholeTree('<p>Text</p>'), /has no sidebar/)
  })

  it('is left out of a page as far as its folders are closed', () => {
    const document = parse(page(tree))
    for (const nav of [...elementsOf(document)].filter(({ tagName }) => tagName === 'nav'))
      emptyClosedFolders(nav)
    const closed = (name: string) =>
      `<li><button data-folder="/${name}" aria-expanded="false">${name}</button></li>`
    assert.equal(
      serialize(document),
      page(closed('one') + folder('two', true, `<li>b</li>${closed('three')}`)),
    )
  })
})
