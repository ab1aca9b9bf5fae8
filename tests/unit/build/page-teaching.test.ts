import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { teachingOf } from '../../../tooling/build/page-teaching'
import { readPageList } from '../../../tooling/check/content/read-pages'

const root = mkdtempSync(path.join(tmpdir(), 'page-teaching-'))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, 'pages', file)), { recursive: true })
  writeFileSync(path.join(root, 'pages', file), text)
}

const of = (route: string) => teachingOf(root, readPageList(root, {}), route)

describe('teachingOf', () => {
  before(() => {
    write('scrum/psm-1/index.mdx', '---\ntitle: The Course\n---\n')
    write('scrum/psm-1/values/focus.mdx', '---\ntitle: Focus\n---\n\n<CheckYourself topic="focus" />\n')
    write('scrum/psm-1/values/openness.mdx', '---\ntitle: Openness\n---\n')
    write('scrum/psm-1/values/index.mdx', '---\ntitle: Values\n---\n')
    write('scrum/sprints.mdx', '---\ntitle: Sprints\n---\n')
    write('scrum/glossary.mdx', '---\ntitle: Words\n---\n\n### Sprint\n\nA period.\n')
    write('email-series/00-welcome.mdx', '---\ntitle: Welcome\n---\n')
  })
  after(() => rmSync(root, { recursive: true }))

  it('knows a lesson of the course, its position there, and that it asks questions', () => {
    const openness = { route: '/scrum/psm-1/values/openness', title: 'Openness' }
    const course = { route: '/scrum/psm-1', title: 'The Course' }
    assert.deepEqual(of('/scrum/psm-1/values/focus'), {
      ...{ isLesson: true, hasQuestions: true, course, pagination: false },
      lesson: { number: 1, count: 2, minutes: 1, before: course, after: openness },
    })
    assert.deepEqual(of('/scrum/psm-1'), { course })
  })

  it('knows a lesson of the e-mail series, which is of no course', () => {
    assert.deepEqual(of('/email-series/00-welcome'), { isLesson: true })
  })

  it('knows the terms of the glossary', () => {
    assert.deepEqual(of('/scrum/glossary'), { terms: [{ term: 'Sprint', id: 'sprint' }] })
  })

  it('has nothing for other pages', () => {
    for (const route of ['/scrum/sprints', '/scrum/psm-1/values', '/404']) assert.deepEqual(of(route), {})
  })
})
