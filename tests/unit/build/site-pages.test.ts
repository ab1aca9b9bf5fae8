import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { pageFacts, sitePages } from '../../../tooling/build/site-pages'

const root = mkdtempSync(path.join(tmpdir(), 'page-facts-'))
const pageOf = (title: string, words: number) => `---\ntitle: ${title}\n---\n\n${'word '.repeat(words)}\n`

describe('the pages of a site', () => {
  before(() => {
    mkdirSync(path.join(root, 'pages/scrum'), { recursive: true })
    writeFileSync(path.join(root, 'pages/scrum/index.mdx'), pageOf('Scrum', 20))
    writeFileSync(path.join(root, 'pages/scrum/sprint.mdx'), pageOf('The Sprint', 450))
    writeFileSync(path.join(root, 'pages/index.mdx'), pageOf('Home', 1))
  })
  after(() => rmSync(root, { recursive: true }))

  describe('pageFacts', () => {
    it('reads title and minutes, rounded up, off the page at a route', () => {
      assert.deepEqual(pageFacts(root, '/scrum/sprint'), { title: 'The Sprint', minutes: 3 })
    })

    it('reads them off the index page of a folder, and of the site', () => {
      assert.deepEqual(pageFacts(root, '/scrum'), { title: 'Scrum', minutes: 1 })
      assert.equal(pageFacts(root, '/')?.title, 'Home')
    })

    it('knows nothing of a route without a page', () => {
      assert.equal(pageFacts(root, '/scrum/sprints'), undefined)
    })
  })

  describe('sitePages', () => {
    it('sees a page that is written, and one that changes, while a development server runs', async () => {
      const titles = () => sitePages(root).map(({ title }) => title)
      assert.deepEqual(titles(), ['Home', 'Scrum', 'The Sprint'])
      writeFileSync(path.join(root, 'pages/scrum/sprint.mdx'), pageOf('A Sprint', 450))
      writeFileSync(path.join(root, 'pages/scrum/review.mdx'), pageOf('Sprint Review', 10))
      writeFileSync(path.join(root, 'pages/scrum/_meta.json'), '{ "sprint": "", "review": "" }')
      await setImmediate()
      assert.deepEqual(titles(), ['Home', 'Scrum', 'A Sprint', 'Sprint Review'])
    })
  })
})
