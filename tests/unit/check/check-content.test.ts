import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runNode } from '../../../tooling/tasks/run'

const check = (...args: string[]) => runNode(['--import', 'tsx', 'scripts/check-content.ts', ...args])

describe('npm run content', () => {
  it('says which option it does not know, and which there are', async () => {
    const { code, output } = await check('--fil', 'pages/about.mdx')
    assert.equal(code, 1)
    assert.match(output, /^Unknown option '--fil'/)
    assert.match(output, /--file pages\/some\.mdx/)
    assert.doesNotMatch(output, /\n\s+at /)
  })

  it('runs each rule that --only names, by itself or with commas, and says which name it does not know', async () => {
    const [two, wrong] = await Promise.all([
      check('--only', 'dates,titles', '--only', 'keywords'),
      check('--only', 'titles,question-bang'),
    ])
    assert.match(two.output, /pages, 3 rules, 0 problems/)
    assert.equal(wrong.code, 1)
    assert.match(wrong.output, /^There is no rule 'question-bang': did you mean 'question-bank'\?/)
  })

  it('says that a file is not there, in which it would find nothing', async () => {
    const { code, output } = await check('--file', 'pages/nowhere.mdx')
    assert.equal(code, 1)
    assert.match(output, /^There is no file pages\/nowhere\.mdx\./)
  })
})
