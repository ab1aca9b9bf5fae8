import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { decisions } from '../../../data/canon/decisions'
import { sprints } from '../../../data/canon/sprints'
import { stories } from '../../../data/canon/stories'
import { sitePages } from '../../../tooling/build/site-pages'

const routes = new Set(sitePages(path.resolve(import.meta.dirname, '../../..')).map(({ route }) => route))

describe('the stories', () => {
  it('have ids of their own and one sentence each', () => {
    assert.equal(new Set(stories.map(({ id }) => id)).size, stories.length)
    for (const { id, summary } of stories) {
      assert.match(id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.match(summary, /^[A-Z'].*\.$/, id)
    }
  })

  it('say when they take place, in Sprints that there are', () => {
    const numbers = sprints.map(({ number }) => number)
    for (const { id, sprints: inSprints = [], when } of stories) {
      assert.ok(inSprints.length > 0 || when, id)
      for (const number of inSprints) assert.ok(numbers.includes(number), `${id}: Sprint ${number}`)
    }
  })

  it('are told on pages that exist', () => {
    for (const { id, toldOn } of stories) assert.ok(routes.has(toldOn), `${id}: ${toldOn}`)
    for (const { number, toldOn } of sprints) {
      if (toldOn) assert.ok(routes.has(toldOn), `Sprint ${number}: ${toldOn}`)
    }
    for (const { what, toldOn } of decisions) if (toldOn) assert.ok(routes.has(toldOn), what)
  })

  it('include one on the page of each Sprint', () => {
    const told = new Set(stories.map(({ toldOn }) => toldOn))
    for (const { number, toldOn } of sprints) {
      if (toldOn) assert.ok(told.has(toldOn), `Sprint ${number}: ${toldOn}`)
    }
  })
})
