import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RouteEntry } from '../../../lib/nav/route-entry'
import { nextLessonAfter } from '../../../lib/course/next-lesson'

const lesson = (route: string): RouteEntry => ({ route, title: route, kind: 'lesson-course' })
const pages: RouteEntry[] = [
  lesson('/one'),
  { route: '/part', title: 'Part', kind: 'hub' },
  lesson('/part/two'),
]

describe('nextLessonAfter', () => {
  it('goes on over hubs', () => {
    assert.equal(nextLessonAfter(pages, '/one')?.route, '/part/two')
  })

  it("ends with the last lesson, and has nothing after a page that isn't a lesson", () => {
    assert.equal(nextLessonAfter(pages, '/part/two'), undefined)
    assert.equal(nextLessonAfter(pages, '/part'), undefined)
  })
})
