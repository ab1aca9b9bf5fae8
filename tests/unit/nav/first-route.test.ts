import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstRoute } from '../../../lib/nav/tree-item'

const page = (route: string) => ({ name: 'page', title: 'Page', route })

describe('firstRoute', () => {
  it('is the own address of a page, and of an entry that leads elsewhere', () => {
    assert.equal(firstRoute(page('/scrum/introduction')), '/scrum/introduction')
    assert.equal(firstRoute({ ...page('/call'), href: 'https://booking.example' }), 'https://booking.example')
  })

  it('is a folder itself where it has an index page, marked or among its children', () => {
    const children = [page('/scrum/psm-1/a')]
    assert.equal(firstRoute({ ...page('/scrum/psm-1'), withIndexPage: true, children }), '/scrum/psm-1')
    assert.equal(firstRoute({ ...page('/scrum'), children: [page('/scrum/a'), page('/scrum')] }), '/scrum')
  })

  it('is the first page inside a folder without an index page, however deep', () => {
    const events = {
      ...page('/scrum/events'),
      children: [page('/scrum/events/sprint'), page('/scrum/events/b')],
    }
    assert.equal(firstRoute({ ...page('/scrum'), children: [events] }), '/scrum/events/sprint')
  })

  it('is the folder itself where there is nothing inside', () => {
    assert.equal(firstRoute({ ...page('/kanban'), children: [] }), '/kanban')
  })
})
