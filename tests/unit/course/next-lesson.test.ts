import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RouteEntry } from '../../../lib/content/route-entry'
import { nextLessonAfter } from '../../../lib/course/next-lesson'

const lesson = (route: `/${string}`): RouteEntry => ({ route, title: route, kind: 'lesson-course' })
const routes: RouteEntry[] = [
  lesson('/one'),
  { route: '/part', title: 'Part', kind: 'hub' },
  lesson('/part/planned'),
  lesson('/part/two'),
]
const exists = (route: string) => route !== '/part/planned'

describe('nextLessonAfter', () => {
  it('goes on over hubs and over lessons that are only planned', () => {
    assert.equal(nextLessonAfter(routes, exists, '/one'), '/part/two')
  })

  it('ends with the last lesson, and knows none after what is no lesson', () => {
    assert.equal(nextLessonAfter(routes, exists, '/part/two'), undefined)
    assert.equal(nextLessonAfter(routes, exists, '/part'), undefined)
  })
})
