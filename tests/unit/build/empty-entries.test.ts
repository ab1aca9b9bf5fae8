import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, it } from 'node:test'
import { emptyEntries } from '../../../tooling/build/empty-entries'

describe("the browser's build of Next.js", () => {
  it('has an empty page by the name of each entry', async () => {
    const entries = await emptyEntries(() =>
      Promise.resolve({ main: './next.js', 'pages/scrum': ['router.js', 'loader?page=/scrum!'] }),
    )()
    assert.deepEqual(Object.keys(entries), ['main', 'pages/scrum'])
    for (const file of Object.values(entries)) {
      assert.match(file, /empty-page\.ts$/)
      assert.ok(existsSync(file))
    }
  })
})
