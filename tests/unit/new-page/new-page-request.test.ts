import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkedRequest, readRequest } from '../../../tooling/new-page/new-page-request'
import { ClearError } from '../../../tooling/tasks/clear-error.mjs'

const parse = (args: readonly string[]) => checkedRequest(readRequest([...args]))

describe('the arguments of npm run new', () => {
  it('are an address and a title', () => {
    assert.deepEqual(parse(['/scrum/articles/sprint-0', 'Sprint 0']), {
      route: '/scrum/articles/sprint-0',
      title: 'Sprint 0',
    })
  })

  it('may say the rest', () => {
    const description = 'x'.repeat(120)
    const args = ['/scrum/a', 'A', '--kind', 'page', '--after', 'b', '--links', '--description', description]
    assert.deepEqual(parse(args), {
      route: '/scrum/a',
      title: 'A',
      kind: 'page',
      after: 'b',
      links: true,
      description,
    })
  })

  for (const [why, args, sentence] of [
    ['a kind that there is not', ['/a', 'A', '--kind', 'essay'], /no kind "essay": the kinds are home, page/],
    ['nothing', [], /^Give the address and the title of the page, as in: npm run new/],
    ['an address without a slash', ['scrum/a', 'A'], /must start with a slash: \/scrum\/a\.$/],
    ['a slash at the end', ['/scrum/a/', 'A'], /must not end in a slash: \/scrum\/a\.$/],
    ['capitals', ['/scrum/Sprint', 'A'], /lowercase words/],
    ['an underscore', ['/scrum/sprint_goal', 'A'], /joined by hyphens/],
    ['two hyphens', ['/scrum/sprint--goal', 'A'], /joined by hyphens/],
    ['an empty part', ['/scrum//a', 'A'], /joined by hyphens/],
    ['a way out of the folder', ['/../secret', 'A'], /joined by hyphens/],
    ['a file name', ['/scrum/a.mdx', 'A'], /joined by hyphens/],
    ['the home page', ['/', 'A'], /which exists/],
    ['an index', ['/scrum/index', 'A'], /name the folder/],
    ['no title', ['/scrum/a'], /^The title is missing/],
    ['an empty title', ['/scrum/a', '  '], /^The title is missing/],
    ['a title of two lines', ['/scrum/a', 'A\nB'], /must be one line/],
    ['a title without quotes', ['/scrum/a', 'Sprint', 'Zero'], /There are 3 arguments where two are wanted/],
  ] as const) {
    it(`are refused with ${why}, in a sentence`, () => {
      assert.throws(
        () => parse(args),
        (error: Error) => error instanceof ClearError && sentence.test(error.message),
      )
    })
  }
})
