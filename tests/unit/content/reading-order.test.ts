import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { routes } from '../../../data/routes'

const root = path.resolve(import.meta.dirname, '../../..')

const metaFiles = readdirSync(path.join(root, 'pages/scrum'), { recursive: true, encoding: 'utf8' })
  .filter(file => path.basename(file) === '_meta.json')
  .map(file => path.join('pages/scrum', file))

/** Place of a page, or of the first page of a folder, in the plan. */
const placeOf = (route: string) =>
  routes.findIndex(entry => entry.route === route || entry.route.startsWith(`${route}/`))

describe('The order of the Scrum section', () => {
  it('is looked at in every folder', () => assert.ok(metaFiles.length > 10))

  for (const file of metaFiles) {
    it(`in ${path.dirname(file)}: menu, previous and next follow the plan of data/routes.ts`, () => {
      const keys = Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as object)
      const base = `/${path.dirname(file).split(path.sep).slice(1).join('/')}`
      const planned = keys.filter(key => key !== 'index').map(key => `${base}/${key}`)
      assert.deepEqual(
        planned,
        [...planned].sort((a, b) => placeOf(a) - placeOf(b)),
      )
      if (keys.includes('index')) assert.equal(keys[0], 'index')
    })
  }
})
