// cspell:ignore recieve
import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { runNode } from '../../../tooling/tasks/run'
import { copyProject } from '../../project-files'

const checkIn = (root: string, ...args: string[]) =>
  runNode(['--import', 'tsx', 'scripts/check-content.ts', ...args], { cwd: root })
const check = (...args: string[]) => checkIn('.', ...args)

describe('npm run content', () => {
  it('says which option it does not know, and which there are', async () => {
    const { code, output } = await check('--fil', 'pages/index.mdx')
    assert.equal(code, 1)
    assert.match(output, /^Unknown option '--fil'/)
    assert.match(output, /--file pages\/some\.mdx/)
    assert.doesNotMatch(output, /\n\s+at /)
  })

  it('runs each rule that --only names, by itself or with commas, and says which name it does not know', async () => {
    const [two, wrong] = await Promise.all([
      check('--only', 'dates,images', '--only', 'keywords'),
      check('--only', 'images,question-bang'),
    ])
    assert.match(two.output, /pages, 3 rules, 0 problems/)
    assert.equal(wrong.code, 1)
    assert.match(wrong.output, /^There is no rule 'question-bang': did you mean 'question-bank'\?/)
  })

  it('lists its options with --help', async () => {
    const { code, output } = await check('--help')
    assert.equal(code, 0)
    assert.match(output, /^npm run content -- \[--only/)
  })

  it('says that a file is not there, in which it would find nothing', async () => {
    const { code, output } = await check('--file', 'pages/nowhere.mdx')
    assert.equal(code, 1)
    assert.match(output, /^There is no file pages\/nowhere\.mdx\./)
  })
})

describe('npm run content, in a project with mistakes', { concurrency: true }, () => {
  const [root, broken, unread] = [copyProject(), copyProject(), copyProject()]
  after(() => {
    for (const each of [root, broken, unread]) rmSync(each, { recursive: true, force: true, maxRetries: 10 })
  })

  it('checks the spelling of the file that --file names, and counts one problem', async () => {
    const page = 'pages/some-page.mdx'
    for (const file of [page, 'pages/another.mdx'])
      writeFileSync(path.join(root, file), '# Page\n\nThey recieve it.\n')
    const { code, output } = await checkIn(root, '--only', 'spelling', '--file', page)
    assert.equal(code, 1)
    assert.ok(output.startsWith(`${page}:`), output)
    assert.match(
      output,
      /'recieve' is an unknown word: write 'receive', .*\n\n\d+ pages, 1 rule, 1 problem\.\n/,
    )
  })

  it('shows a syntax error in data/ alone', async () => {
    const file = path.join(broken, 'data/questions/sprint-planning.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(topic: '[\w-]+'),/, '$1'))
    const { code, output } = await checkIn(broken, '--only', 'dates')
    assert.equal(code, 1)
    assert.match(
      output,
      /^data\/questions\/sprint-planning\.ts:\d+ {2}cannot be read: a comma is missing after this: add it\. .*\n\nNothing else could be checked: 1 problem\.\n$/,
    )
  })

  it('tells for a page that cannot be read that nothing else could be checked', async () => {
    writeFileSync(path.join(unread, 'pages/some-page.mdx'), '# Page\n\nOne<br>two.\n')
    // Whatever else is asked for, or about which file.
    for (const args of [
      ['--only', 'dates,spelling'],
      ['--only', 'dates', '--file', 'pages/index.mdx'],
    ]) {
      const { code, output } = await checkIn(unread, ...args)
      assert.equal(code, 1)
      assert.match(
        output,
        /so write <br \/>\. {2}\(mdx-syntax\)\n\nNothing else could be checked: 1 problem\.\n$/,
      )
    }
  })
})
