import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { facts } from '../../../data/facts'
import { numbersIn } from '../../../tooling/charts/alt-numbers'
import { chartFiles, drawCharts, drawFile } from '../../../tooling/charts/chart-files'
import { sourceOf } from '../../../tooling/charts/drawing-note'
import { readSite } from '../../../tooling/check/content/read-site'
import { rule } from '../../../tooling/check/rules/charts'
import { bars } from './samples'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const drawing = 'public/images/scrum/velocity.svg'

describe('drawing charts', () => {
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'charts-'))
    // As the project's own: modules, not CommonJS.
    write('package.json', '{ "type": "module" }')
    write('data/charts/scrum/velocity.ts', `export const chart = ${JSON.stringify(bars)}`)
  })
  after(() => rmSync(root, { recursive: true }))

  it('writes a drawing that names its data file, and writes it again only when it differs', async () => {
    assert.deepEqual(await drawCharts(root), { count: 1, written: [drawing], problems: [] })
    const svg = readFileSync(path.join(root, drawing), 'utf8')
    assert.equal(sourceOf(svg), 'data/charts/scrum/velocity.ts')
    const { mtimeMs } = statSync(path.join(root, drawing))
    assert.deepEqual((await drawCharts(root)).written, [])
    assert.equal(statSync(path.join(root, drawing)).mtimeMs, mtimeMs)
    write(drawing, svg.replace('>10<', '>11<'))
    assert.deepEqual((await drawCharts(root)).written, [drawing])
    assert.equal(readFileSync(path.join(root, drawing), 'utf8'), svg)
  })

  it('draws only the files that are named', async () => {
    assert.deepEqual((await drawCharts(root, ['data/charts/scrum/nothing.ts'])).problems, [
      'data/charts/scrum/nothing.ts: does not exist.',
    ])
  })

  it('says what is wrong with a file, and draws nothing of it', async () => {
    const wrong = { ...bars, bars: [{ name: '1', value: -3 }] }
    write('data/charts/scrum/negative.ts', `export const chart = ${JSON.stringify(wrong)}`)
    write('data/charts/scrum/empty.ts', 'export const diagram = {}')
    write('data/charts/scrum/misshapen.ts', `export const chart = { kind: 'bars', title: 'Items' }`)
    write('data/charts/scrum/pie.ts', `export const chart = { kind: 'pie', title: 'Items' }`)
    const problemOf = async (name: string) => (await drawFile(root, `data/charts/${name}.ts`)).problems.join()
    assert.match(await problemOf('scrum/negative'), /bar '1' has the value -3/)
    assert.match(await problemOf('scrum/empty'), /exports no chart/)
    assert.match(await problemOf('scrum/misshapen'), /cannot be drawn .*npx tsc --noEmit/)
    assert.match(await problemOf('scrum/pie'), /cannot be drawn .*npx tsc --noEmit/)
    assert.match(await problemOf('velocity'), /must be in data\/charts\/<section>/)
    assert.equal((await drawFile(root, 'data/charts/scrum/negative.ts')).svg, undefined)
  })
})

describe('the charts of this site', () => {
  const project = path.resolve(import.meta.dirname, '../../..')

  it('are what their data draw', async () => {
    const charts = await Promise.all(chartFiles(project).map(file => drawFile(project, file)))
    assert.ok(charts.length > 0)
    const found = [...rule.check({ ...readSite(project, facts), charts })]
    assert.deepEqual(
      found.map(({ file, message }) => `${file} ${message}`),
      [],
    )
  })

  it('have a text that names numbers of their data, for those who do not see them', async () => {
    const { pages } = readSite(project, facts)
    const images = pages.flatMap(page => page.images).filter(({ from }) => from !== 'front matter')
    for (const file of chartFiles(project)) {
      const { drawing, numbers = new Set() } = await drawFile(project, file)
      const shown = images.filter(({ src }) => src === drawing.slice('public'.length))
      assert.ok(shown.length > 0, `${drawing} is on no page.`)
      for (const { alt = '' } of shown)
        assert.ok(
          numbersIn(alt).some(number => numbers.has(number)),
          `${drawing} has the text '${alt}'.`,
        )
    }
  })

  it('are drawn before Next.js runs', () => {
    const build = readFileSync(path.join(project, 'scripts/build.ts'), 'utf8')
    const drawn = build.indexOf('makePublicFiles(root)')
    assert.ok(drawn > 0 && drawn < build.indexOf('runNext(root'))
  })
})
