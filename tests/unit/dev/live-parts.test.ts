import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { buildParts } from '../../../tooling/build/build-parts'
import { liveParts } from '../../../tooling/build/live-parts'
import pageSource from '../../../tooling/build/page-source.mjs'

type Plugins = ReturnType<typeof buildParts>

const root = mkdtempSync(path.join(tmpdir(), 'live-parts-'))
mkdirSync(path.join(root, 'data'))

interface Tree {
  said: string[]
}

/** The plugins of a build, which write down whose they are. */
const pluginsOf = (name: string) =>
  ({
    defaultLocale: 'en-US',
    remarkPlugins: [
      [
        ({ word }: { word: string }) =>
          (tree: Tree) =>
            tree.said.push(`${name} ${word}`),
        { word: 'first' },
      ],
      () => async (tree: Tree) => {
        await Promise.resolve()
        tree.said.push(`${name} second`)
      },
    ],
    transformPageOpts: (options: { title: string }) => ({ ...options, title: `${options.title} of ${name}` }),
  }) as unknown as Plugins

async function laidOut(plugins: Plugins): Promise<string[]> {
  const tree: Tree = { said: [] }
  const [plugin] = plugins.remarkPlugins as unknown as [() => (tree: Tree, file: unknown) => Promise<void>]
  await plugin()(tree, {})
  return tree.said
}

const titleIn = (plugins: Plugins) =>
  (plugins.transformPageOpts({ title: 'A' } as never) as { title: string }).title

describe('the plugins of the build while an author works', () => {
  after(() => rmSync(root, { recursive: true }))

  it('run every plugin in turn, and are reloaded once after data have changed', async () => {
    let loads = 0
    const plugins = liveParts(root, pluginsOf('old'), () => {
      loads += 1
      return Promise.resolve(pluginsOf('new'))
    })
    assert.deepEqual(await laidOut(plugins), ['old first', 'old second'])
    assert.equal(titleIn(plugins), 'A of old')
    assert.equal(loads, 0)
    writeFileSync(path.join(root, 'data/site.ts'), 'changed')
    const both = await Promise.all([laidOut(plugins), laidOut(plugins)])
    assert.deepEqual(both.flat(), ['new first', 'new second', 'new first', 'new second'])
    assert.equal(titleIn(plugins), 'A of new')
    assert.equal(loads, 1)
  })

  it('say what is wrong with data, and load again when that is corrected', async () => {
    const answers = [
      () => Promise.reject(new Error('data/site.ts: brand must not be empty')),
      () => Promise.resolve(pluginsOf('good')),
    ]
    const plugins = liveParts(
      root,
      pluginsOf('old'),
      () => answers.shift()?.() ?? Promise.reject(new Error('no more')),
    )
    writeFileSync(path.join(root, 'data/site.ts'), 'changed to something wrong')
    writeFileSync(path.join(root, 'data/more.ts'), '')
    await assert.rejects(laidOut(plugins), /brand must not be empty/)
    assert.deepEqual(await laidOut(plugins), ['good first', 'good second'])
  })
})

describe('the source of a page on the development server', () => {
  const glossary = path.join(root, 'glossary.mdx')
  const loaderWith = (problem: string | undefined) => {
    const madeFrom: string[] = []
    const missing: string[] = []
    const context = {
      resourcePath: '/site/pages/a.mdx',
      getOptions: () => ({ dataFolder: '/site/data', glossary, sourceProblem: () => problem }),
      addContextDependency: (folder: string) => madeFrom.push(folder),
      addDependency: (file: string) => madeFrom.push(file),
      addMissingDependency: (file: string) => missing.push(file),
    }
    return {
      madeFrom,
      missing,
      load: () => pageSource.call(context, '# A'),
    }
  }

  before(() => mkdirSync(root, { recursive: true }))
  beforeEach(() => writeFileSync(glossary, ''))
  after(() => rmSync(root, { recursive: true }))

  it('passes through, with data/ and the glossary as what the page is made from', () => {
    const { madeFrom, missing, load } = loaderWith(undefined)
    assert.equal(load(), '# A')
    assert.deepEqual(madeFrom, ['/site/data', glossary])
    assert.deepEqual(missing, [])
  })

  it('waits for a glossary that is not there', () => {
    rmSync(glossary)
    const { madeFrom, missing, load } = loaderWith(undefined)
    load()
    assert.deepEqual(madeFrom, ['/site/data'])
    assert.deepEqual(missing, [glossary])
  })

  it('is refused with the sentence that says what is wrong, and is still remade after a change of data', () => {
    const { madeFrom, load } = loaderWith('pages/a.mdx:3  <A> is not closed.')
    assert.throws(load, { message: 'pages/a.mdx:3  <A> is not closed.' })
    assert.deepEqual(madeFrom, ['/site/data', glossary])
  })
})
