import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { nextStepsText } from '../../../tooling/new-page/next-steps'
import { planPage } from '../../../tooling/new-page/page-plan'
import { formatPlan, writePlan } from '../../../tooling/new-page/write-plan'

let root: string

const topMeta =
  '{\n  "index": { "type": "page", "theme": { "toc": false } },\n  "scrum": { "type": "page" }\n}\n'

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const allFiles = () => readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()

async function make(route: string, isHub = false, after?: string): Promise<void> {
  writePlan(root, await formatPlan(root, planPage(root, route, `text of ${route}`, isHub, after)))
}

describe('a new page', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'page-plan-'))
    write('pages/_meta.json', topMeta)
    write('pages/scrum/index.mdx', '# Scrum')
    write('pages/scrum/_meta.json', '{\n  "index": "",\n  "introduction": ""\n}\n')
    write('pages/scrum/introduction.mdx', '# Introduction')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('stands last in the menu of its folder, which is otherwise as it was', async () => {
    await make('/scrum/values')
    assert.equal(read('pages/scrum/values.mdx'), 'text of /scrum/values\n')
    assert.equal(
      read('pages/scrum/_meta.json'),
      '{\n  "index": "",\n  "introduction": "",\n  "values": ""\n}\n',
    )
    assert.equal(read('pages/_meta.json'), topMeta)
  })

  it('as a hub is the index of a folder of its own', async () => {
    await make('/scrum/events', true)
    assert.equal(read('pages/scrum/events/index.mdx'), 'text of /scrum/events\n')
    assert.equal(read('pages/scrum/events/_meta.json'), '{\n  "index": ""\n}\n')
    assert.match(read('pages/scrum/_meta.json'), /"events": ""\n/)
  })

  it('at the top level is a page of the menu, in which no other character changes', async () => {
    await make('/mission')
    assert.equal(
      read('pages/_meta.json'),
      topMeta.replace(' }\n}', ' },\n  "mission": { "type": "page" }\n}'),
    )
  })

  it('keeps a key that is there already', async () => {
    write('pages/scrum/_meta.json', '{\n  "values": "Our values",\n  "index": ""\n}\n')
    await make('/scrum/values')
    assert.equal(read('pages/scrum/_meta.json'), '{\n  "values": "Our values",\n  "index": ""\n}\n')
  })

  it('is refused where the menu cannot be read, and nothing is written', async () => {
    write('pages/scrum/_meta.json', '{ "index": "", }')
    const before = allFiles()
    await assert.rejects(
      () => make('/scrum/values'),
      /_meta\.json:1 +isn't valid JSON: the comma .*: remove it, then run/,
    )
    assert.deepEqual(allFiles(), before)
  })

  it('leaves everything as it was when a file cannot be written', () => {
    const before = allFiles()
    const plan = planPage(root, '/scrum/sprint-0', 'text', false)
    // A file where the plan needs a folder.
    plan.push({ file: 'pages/scrum/introduction.mdx/x.mdx', text: '', before: undefined })
    assert.throws(() => writePlan(root, plan))
    assert.deepEqual(allFiles(), before)
    assert.equal(read('pages/scrum/_meta.json'), '{\n  "index": "",\n  "introduction": ""\n}\n')
  })

  it('comes after the named page, in menus of any shape', async () => {
    const entries =
      '{\n  "index": "",\n  "one": { "title": "One", "theme": { "toc": false } },\n  "introduction": ""\n}\n'
    write('pages/scrum/_meta.json', entries)
    await make('/scrum/values', false, 'one')
    assert.match(
      read('pages/scrum/_meta.json'),
      /false \} \},\n {2}"values": "",\n {2}"introduction": ""\n\}/,
    )
    await make('/scrum/roles', false, 'introduction')
    assert.match(read('pages/scrum/_meta.json'), /"introduction": "",\n {2}"roles": ""\n\}/)
    assert.throws(
      () => planPage(root, '/scrum/events', '', false, 'intro'),
      /has no key "intro" to put the page after: name one of index, one/,
    )
  })

  it('comes with what to do next', () => {
    const request = { route: '/scrum/values', title: 'Scrum Values' }
    const plan = planPage(root, request.route, '', false)
    const text = nextStepsText({ request, kind: 'article', plan })
    assert.match(text, /^Made {4}pages\/scrum\/values\.mdx\nChanged pages\/scrum\/_meta\.json/)
    assert.match(text, /1\. Write pages\/scrum\/values\.mdx/)
    assert.match(text, /move its line in _meta\.json/)
  })
})
