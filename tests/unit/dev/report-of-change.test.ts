import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { reportChange, type CheckedContent } from '../../../tooling/dev/report-of-change'

const noFigure = { file: 'pages/a.mdx', line: 3, message: 'has no figure.', rule: 'article-parts' }
const noCard = { file: 'pages/index.mdx', line: 1, message: 'has no card for /a.', rule: 'hub-cards' }

const contentWith = (settle: CheckedContent['settle']): CheckedContent => ({
  findingsIn: files => (files.includes('pages/a.mdx') ? [noFigure] : []),
  settle,
})

/** All that is printed, with '*' where the open pages are told. */
async function report(content: CheckedContent, files: readonly string[]): Promise<string[]> {
  const said: string[] = []
  const told = { print: (text: string) => said.push(text), tellPages: () => said.push('*') }
  await reportChange(content, files, () => false, told)
  return said
}

describe('the report on saved files', () => {
  it('is at once what is to correct in them, then what each rule for the whole site finds', async () => {
    const content = contentWith((_files, hear) => {
      hear([noCard])
      return Promise.resolve(true)
    })
    assert.deepEqual(await report(content, ['pages/a.mdx']), [
      'pages/a.mdx:3  has no figure.  (article-parts)',
      '*',
      'pages/index.mdx:1  has no card for /a.  (hub-cards)',
      '*',
      '*',
    ])
  })

  it('is that there is nothing, where no rule finds anything', async () => {
    const content = contentWith(() => Promise.resolve(true))
    assert.deepEqual(await report(content, ['public/a.svg', 'data/site.ts']), [
      '*',
      'public/a.svg  nothing to correct\ndata/site.ts  nothing to correct',
      '*',
    ])
  })

  it('is not that there is nothing, where something else was saved before all was looked at', async () => {
    const content = contentWith(() => Promise.resolve(false))
    assert.deepEqual(await report(content, ['data/site.ts']), ['*'])
  })
})
