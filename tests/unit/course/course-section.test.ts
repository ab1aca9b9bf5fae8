import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RouteEntry } from '../../../lib/nav/route-entry'
import { courseSection } from '../../../lib/course/course-section'

const routes: RouteEntry[] = [
  { route: '/course/framework', title: 'The Framework', kind: 'hub' },
  { route: '/course/framework/events', title: 'Events', kind: 'hub' },
  { route: '/course/framework/events/sprint', title: 'The Sprint', kind: 'lesson-course' },
  { route: '/course/framework/events/review', title: 'Review', kind: 'lesson-course' },
  { route: '/course/framework-two', title: 'Another', kind: 'lesson-course' },
]
const minutes: Record<string, number> = {
  '/course/framework': 3,
  '/course/framework/events/sprint': 8,
  '/course/framework-two': 5,
}
const factsOf = (route: string) => {
  const time = minutes[route]
  return time === undefined
    ? undefined
    : { title: routes.find(entry => entry.route === route)?.title ?? '', minutes: time }
}

describe('courseSection', () => {
  it('lists the lessons that exist below a section, with their part', () => {
    assert.deepEqual(courseSection(routes, factsOf, '/course/framework'), {
      route: '/course/framework',
      title: 'The Framework',
      lessons: [
        { route: '/course/framework/events/sprint', title: 'The Sprint', minutes: 8, part: 'Events' },
      ],
    })
  })

  it('takes a lesson of its own for a section of one', () => {
    assert.deepEqual(courseSection(routes, factsOf, '/course/framework-two')?.lessons, [
      { route: '/course/framework-two', title: 'Another', minutes: 5 },
    ])
  })

  it('has no section where there is no page', () => {
    assert.equal(courseSection(routes, factsOf, '/course/none'), undefined)
  })
})
