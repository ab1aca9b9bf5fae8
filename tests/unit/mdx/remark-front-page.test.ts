import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RouteKind } from '../../../lib/nav/route-entry'
import { blocksFrom, elementsIn, treeAfter } from './support'

const page = (route: string, kind: RouteKind) => ({ route, title: `Title of ${route}`, kind })
const section = { route: '/course/one', title: 'One', lessons: [] }

/** What a block is given under a name. */
function given(mdx: string, block: string, name: string): unknown {
  const tree = treeAfter(
    mdx,
    blocksFrom({
      pages: () => [page('/course', 'hub'), page('/course/a', 'lesson-course'), page('/about', 'page')],
      sectionsOf: course => (course === '/course' ? [section] : []),
      newest: count => [{ count }],
    }),
  )
  const [element] = elementsIn(tree, block)
  const value = element?.attributes.find(each => each.name === name)?.value as { value: string }
  return JSON.parse(value.value)
}

describe('the blocks of the front page', () => {
  it('gives the path its course’s sections', () => {
    assert.deepEqual(given('<CoursePath course="/course" />', 'CoursePath', 'sections'), [section])
    assert.deepEqual(given('<CoursePath course="/coursing" />', 'CoursePath', 'sections'), [])
  })

  it('gives the list as many of the newest pages as it asks for', () => {
    assert.deepEqual(given('<NewestPages count="4" />', 'NewestPages', 'pages'), [{ count: 4 }])
    assert.throws(() => given('<NewestPages count="some" />', 'NewestPages', 'pages'), {
      message: "pages/a.mdx:1: NewestPages has count 'some': write how many it shows, as 4.",
    })
  })

  it('gives the question the lessons that have others', () => {
    assert.deepEqual(given('<TryQuestion topic="a" id="a-1" />', 'TryQuestion', 'lessons'), [
      { route: '/course/a', title: 'Title of /course/a' },
    ])
  })
})
