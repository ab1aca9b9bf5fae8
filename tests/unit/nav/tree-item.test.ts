import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  folderListId,
  folderOf,
  hasEntries,
  isFolder,
  isWithin,
  sectionOf,
  type TreeItem,
} from '../../../lib/nav/tree-item'

const item = (route: string, rest: Partial<TreeItem> = {}): TreeItem => ({
  name: route.split('/').at(-1) ?? '',
  title: route,
  route,
  ...rest,
})

describe('an entry of the tree', () => {
  it('is a folder when it holds pages, has no page of its own, or is a menu', () => {
    assert.equal(isFolder(item('/a')), false)
    assert.equal(isFolder(item('/a', { children: [item('/a/b')] })), true)
    assert.equal(isFolder(item('/a', { children: [], withIndexPage: true })), false)
    assert.equal(isFolder(item('/a', { children: [] })), true)
    assert.equal(isFolder(item('', { type: 'menu' })), true)
  })

  it('holds the pages below it, and not those whose names begin alike', () => {
    assert.equal(isWithin('/scrum/events', '/scrum'), true)
    assert.equal(isWithin('/scrum', '/scrum'), true)
    assert.equal(isWithin('/scrum-with-jira', '/scrum'), false)
  })

  it('has entries when the menu names one of its pages, or when it is a menu', () => {
    const letter = item('/letters/one', { display: 'hidden' })
    assert.equal(hasEntries(item('/letters', { children: [letter] })), false)
    assert.equal(hasEntries(item('/letters', { children: [letter, item('/letters/two')] })), true)
    assert.equal(hasEntries(item('/letters', { children: [item('/letters/two')], display: 'hidden' })), false)
    assert.equal(hasEntries(item('/letters')), false)
    assert.equal(hasEntries(item('', { type: 'menu' })), true)
  })

  it('is the section of the pages below it; the front page has no section', () => {
    const scrum = item('/scrum', { children: [item('/scrum/events')] })
    const tree = [item('/'), item('/about'), scrum]
    assert.equal(sectionOf(tree, '/scrum/events'), scrum)
    assert.equal(sectionOf(tree, '/about'), undefined)
    assert.equal(sectionOf(tree, '/'), undefined)
  })
})

describe('the name of a folder', () => {
  it('is its route, or its name if it has no route', () => {
    assert.equal(folderOf({ route: '/scrum', name: 'scrum' }), '/scrum')
    assert.equal(folderOf({ route: '#', name: 'more' }), '/more')
    assert.equal(folderOf({ route: '', name: 'more' }), '/more')
  })

  it('makes an id without slashes', () => {
    assert.equal(folderListId('/scrum/psm-1'), 'sidebar-scrum-psm-1')
  })
})
