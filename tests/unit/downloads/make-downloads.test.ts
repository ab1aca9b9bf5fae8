import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, it } from 'node:test'
import { makeDownloads, readDownloads } from '../../../tooling/downloads/download-files'
import { rule as downloads } from '../../../tooling/check/rules/downloads'
import { rule as internalLinks } from '../../../tooling/check/rules/internal-links'
import { assertFinds, assertPasses, siteOf } from '../check/support'

const root = mkdtempSync(path.join(tmpdir(), 'downloads-'))

const facts = { 'site.brand': 'Grove', 'site.url': 'https://grove.example' }
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const source = (formats: string, body = '') => `---\nformats: [${formats}]\n---\n\n# Plan\n\n${body}\n`

describe('the downloads of a site', () => {
  after(() => rmSync(root, { recursive: true }))

  describe('makeDownloads', () => {
    it('makes the Markdown of each source and the files that it asks for, and takes out what has no source', async () => {
      write('data/downloads/trees/plan.md', source('docx, xlsx', 'From {site.brand}.'))
      write('public/downloads/trees/old.docx', 'old')
      assert.deepEqual(await makeDownloads(root, facts), {
        made: ['/downloads/trees/plan.md', '/downloads/trees/plan.docx', '/downloads/trees/plan.xlsx'],
        problems: [],
      })
      assert.equal(readFileSync(`${root}/public/downloads/trees/plan.md`, 'utf8'), '# Plan\n\nFrom Grove.\n')
      assert.equal(readFileSync(`${root}/public/downloads/trees/plan.docx`).subarray(0, 2).toString(), 'PK')
      assert.ok(!existsSync(`${root}/public/downloads/trees/old.docx`))
    })

    it('makes nothing while a source is wrong, and says where', async () => {
      write('data/downloads/trees/Bad Name.md', source('docx', '> Quoted'))
      const { made, problems } = await makeDownloads(root, facts)
      rmSync(`${root}/data/downloads/trees/Bad Name.md`)
      assert.deepEqual(made, [])
      assert.match(problems[0] ?? '', /^data\/downloads\/trees\/Bad Name\.md:1 must be in /)
      assert.match(problems[1] ?? '', /^data\/downloads\/trees\/Bad Name\.md:7 has Markdown \(blockquote\)/)
    })
  })

  describe('the content rules', () => {
    const siteWith = (link: string, body = '') => {
      write('data/downloads/trees/plan.md', source('docx', body))
      // What an earlier build has left in public/ counts for nothing.
      const files = { 'pages/trees.mdx': link, 'public/downloads/trees/old.docx': '' }
      return siteOf(files, { downloads: readDownloads(root, facts) })
    }

    it('know the addresses of the files that the build makes', () => {
      assertPasses(internalLinks, siteWith('[a](/downloads/trees/plan.md) [b](/downloads/trees/plan.docx)'))
    })

    it('find a link to a download that is not made', () => {
      assertFinds(
        internalLinks,
        siteWith(
          '[a](/downloads/trees/plan.xlsx) [b](/downloads/forms/checklist.docx)\n\n[c](/downloads/trees/old.docx)',
        ),
        ['pages/trees.mdx:1', "a file that the build doesn't make: did you mean /downloads/trees/plan."],
        ['pages/trees.mdx:1', 'write its source in data/downloads/'],
        ['pages/trees.mdx:3', "a file that the build doesn't make"],
      )
    })

    it('find a source that cannot be made, or that names a page which there is not', () => {
      assertPasses(downloads, siteWith('# Trees', 'See {site.url}/trees.'))
      assertFinds(
        downloads,
        siteWith('# Trees', 'See {site.url}/shrubs.\n\n> Quoted'),
        ['data/downloads/trees/plan.md:9', 'has Markdown (blockquote)'],
        ['data/downloads/trees/plan.md:7', "names /shrubs, which isn't a page"],
      )
    })
  })
})
