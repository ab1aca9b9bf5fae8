import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sources } from '../../../tooling/tasks/build-stamp'
import { followTranslation } from '../../../tooling/translations/follow-translation'
import { layOutLanguage } from '../../../tooling/translations/lay-out'

describe("a language's project", () => {
  let root: string
  let project: string
  const write = (file: string, text = file) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const read = (file: string) => readFileSync(path.join(project, file), 'utf8')
  before(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'lay-out-'))
    for (const source of sources) write(path.extname(source) ? source : `${source}/file.ts`)
    write('scripts/build-language.ts')
    write('data/site.ts', 'the settings')
    write('data/words/search.ts', 'Search')
    write('lib/search/language.ts', 'English')
    write('lib/search/languages/fr.ts')
    for (const page of ['404', 'search', 'index', 'scrum', 'kanban']) write(`pages/${page}.mdx`)
    write('pages/_meta.json', '{"scrum":"","kanban":"","out":{"href":"/x"},"search":{"display":"hidden"}}')
    write('public/images/a.svg', 'Board')
    write('translations/fr/pages/index.mdx', 'bonjour')
    write('translations/fr/pages/scrum.mdx', 'scrum ici')
    write('translations/fr/pages/404.mdx', 'pas ici')
    write('translations/fr/pages/_meta.json', '{"scrum":"Scrum en français","kanban":"Kanban"}')
    write('translations/fr/data/words/search.ts', 'Recherche')
    write('translations/fr/public/images/a.svg', 'Tableau')
    project = await layOutLanguage(root, 'fr')
  })
  after(() => rmSync(root, { recursive: true }))

  it('has the translated pages, those that every site needs, and no other of the original', () => {
    assert.equal(read('pages/index.mdx'), 'bonjour')
    assert.equal(read('pages/404.mdx'), 'pas ici')
    assert.equal(read('pages/search.mdx'), 'pages/search.mdx')
    assert.equal(existsSync(path.join(project, 'pages/kanban.mdx')), false)
  })

  it('has the code and data of the site, with those of the language over them', () => {
    assert.equal(read('data/words/search.ts'), 'Recherche')
    assert.equal(read('public/images/a.svg'), 'Tableau')
    assert.equal(read('components/file.ts'), 'components/file.ts')
    assert.equal(read('lib/search/language.ts'), "export * from './languages/fr'\n")
  })

  it("reads the owner's settings, and is in its own language", () => {
    assert.equal(read('data/original-site.ts'), 'the settings')
    assert.match(read('data/site.ts'), /\.\.\.original, .*defaultLocale: 'fr'/)
  })

  it('has in its menus what it has, and hides what the original hides', () => {
    assert.deepEqual(JSON.parse(read('pages/_meta.json')), {
      scrum: 'Scrum en français',
      search: { display: 'hidden' },
    })
  })

  it('follows, while it is served, the translation, and the site where it has no file of its own', async () => {
    write('scripts/dev.ts')
    const followed = await followTranslation(root, 'fr')
    const becomes = async (file: string, text: string) => {
      while (read(file) !== text) await setTimeout(20)
    }
    try {
      assert.equal(read('scripts/dev.ts'), 'scripts/dev.ts')
      write('pages/kanban.mdx', 'kanban, too')
      write('pages/scrum.mdx', 'scrum here')
      write('components/file.ts', 'another component')
      await becomes('components/file.ts', 'another component')
      assert.equal(read('pages/scrum.mdx'), 'scrum ici')
      assert.equal(existsSync(path.join(project, 'pages/kanban.mdx')), false)
      write('translations/fr/pages/index.mdx', 'bonsoir')
      await becomes('pages/index.mdx', 'bonsoir')
    } finally {
      followed.close()
    }
  })

  it('loses what is gone, and keeps the caches of earlier builds', async () => {
    mkdirSync(path.join(project, '.next'))
    rmSync(path.join(root, 'translations/fr/pages/scrum.mdx'))
    await layOutLanguage(root, 'fr')
    assert.equal(existsSync(path.join(project, 'pages/scrum.mdx')), false)
    assert.ok(existsSync(path.join(project, '.next')))
  })
})
