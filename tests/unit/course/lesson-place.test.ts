import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RouteEntry } from '../../../lib/nav/route-entry'
import { lessonPlace } from '../../../lib/course/lesson-place'

const lesson = (route: string): RouteEntry => ({ route, title: route, kind: 'lesson-course' })
const pages: RouteEntry[] = [
  lesson('/one'),
  { route: '/part', title: 'Part', kind: 'hub' },
  lesson('/part/two'),
]

describe('lessonPlace', () => {
  it('counts lessons and goes on over hubs', () => {
    assert.deepEqual(lessonPlace(pages, '/one'), { number: 1, count: 2, before: undefined, after: pages[2] })
  })

  it("ends with the last lesson, and has none for a page that isn't a lesson", () => {
    assert.deepEqual(lessonPlace(pages, '/part/two'), {
      ...{ number: 2, count: 2 },
      ...{ before: pages[0], after: undefined },
    })
    assert.equal(lessonPlace(pages, '/part'), undefined)
  })
})
