import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { htmlProblems } from '../../../tooling/check/export/html-problems'

const out = mkdtempSync(path.join(tmpdir(), 'html-problems-'))

function write(file: string, main: string): void {
  writeFileSync(
    path.join(out, file),
    `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body><main>${main}</main></body></html>`,
  )
}

describe('the validator', () => {
  after(() => rmSync(out, { recursive: true }))

  it('finds invalid HTML, page by page', async () => {
    write('index.html', '<ul><p>B</p></ul>')
    write(
      'lesson.html',
      '<form autocomplete="off" method="dialog"><label><input type="checkbox"> Read</label></form>',
    )
    const [home = [], lesson] = await htmlProblems(out, [
      { route: '/', file: 'index.html' },
      { route: '/lesson', file: 'lesson.html' },
    ])
    assert.match(home.join(), /has invalid HTML at .*: <p> element is not permitted as content under <ul>/)
    assert.deepEqual(lesson, [])
    write('index.html', '<label><input type="checkbox" autocomplete="off"> Read</label>')
    assert.match((await htmlProblems(out, [{ route: '/', file: 'index.html' }])).join(), /autocomplete/)
  })

  for (const [what, main, expected] of [
    ['an id that stands twice', '<h1>A</h1><p id="a"></p><p id="a"></p>', /duplicate id/i],
    ['a heading two levels below the last', '<h1>A</h1><h3>Deep</h3>', /heading level/i],
    ['a first heading of another level', '<h2>A</h2>', /heading level/i],
  ] as const) {
    it(`finds ${what}`, async () => {
      write('index.html', main)
      const [problems = []] = await htmlProblems(out, [{ route: '/', file: 'index.html' }])
      assert.equal(problems.length, 1, problems.join('\n'))
      assert.match(problems.join(), expected)
    })
  }

  it('reports nothing for an export without a page', async () => {
    assert.deepEqual(await htmlProblems(out, []), [])
  })
})
