import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseNewPageRequest } from '../../../lib/new-page/new-page-request'
import { ClearError } from '../../../lib/tasks/clear-error.mjs'

describe('the arguments of npm run new', () => {
  it('are an address and a title', () => {
    assert.deepEqual(parseNewPageRequest(['/scrum/articles/sprint-0', 'Sprint 0']), {
      route: '/scrum/articles/sprint-0',
      title: 'Sprint 0',
    })
  })

  for (const [why, args, sentence] of [
    ['nothing', [], /^Give the address and the title of the page, as in: npm run new/],
    ['an address without a slash', ['scrum/a', 'A'], /must start with a slash: \/scrum\/a\.$/],
    ['a slash at the end', ['/scrum/a/', 'A'], /must not end in a slash: \/scrum\/a\.$/],
    ['capitals', ['/scrum/Sprint', 'A'], /small letters/],
    ['an underscore', ['/scrum/sprint_goal', 'A'], /joined by hyphens/],
    ['two hyphens', ['/scrum/sprint--goal', 'A'], /joined by hyphens/],
    ['an empty part', ['/scrum//a', 'A'], /joined by hyphens/],
    ['a way out of the folder', ['/../secret', 'A'], /joined by hyphens/],
    ['a file name', ['/scrum/a.mdx', 'A'], /joined by hyphens/],
    ['the home page', ['/', 'A'], /which exists/],
    ['an index', ['/scrum/index', 'A'], /name the folder/],
    ['no title', ['/scrum/a'], /^The title is missing/],
    ['an empty title', ['/scrum/a', '  '], /^The title is missing/],
    ['a title of 61 characters', ['/scrum/a', 'x'.repeat(61)], /has 61 characters: cut it to at most 60/],
    ['a title of two lines', ['/scrum/a', 'A\nB'], /must be one line/],
    ['a title without quotes', ['/scrum/a', 'Sprint', 'Zero'], /There are 3 arguments where two are wanted/],
  ] as const) {
    it(`are refused with ${why}, in a sentence`, () => {
      assert.throws(
        () => parseNewPageRequest([...args]),
        (error: Error) => error instanceof ClearError && sentence.test(error.message),
      )
    })
  }
})
