import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { menuLinks } from '../../../lib/nav/tree-item'

describe('menuLinks', () => {
  it('takes the address that an item gives, in the order of the items', () => {
    const items = {
      tabs: { title: 'Tabs', href: '/blocks/tabs' },
      board: { title: 'Board', href: 'https://board.example', newWindow: true },
    }
    assert.deepEqual(menuLinks({ route: '#', items }), [
      { name: 'tabs', route: '#/tabs', title: 'Tabs', href: '/blocks/tabs' },
      { name: 'board', route: '#/board', title: 'Board', href: 'https://board.example', newWindow: true },
    ])
  })

  it("leads an item without one to the folder's page of its name", () => {
    const children = [{ name: 'guide', title: 'Guide', route: '/help/guide' }]
    const items = { guide: { title: 'The guide' }, other: { title: 'Other' } }
    assert.deepEqual(
      menuLinks({ route: '/help', items, children }).map(({ title, route }) => [title, route]),
      [
        ['The guide', '/help/guide'],
        ['Other', '/help/other'],
      ],
    )
  })

  it('is empty without items', () => {
    assert.deepEqual(menuLinks({ route: '#' }), [])
  })
})
