import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readTranslation } from '../../../tooling/new-page/new-page-request'
import { digestOf } from '../../../tooling/languages/originals'
import { planTranslation } from '../../../tooling/translations/new-translation'

const page = `---
title: Page
description: What it says.
---

# Page

Read this.
`

const body = `${page}
## A part

<Figure src="/images/a.svg" alt="A" />

<CheckYourself topic="page" />
`

describe('a new translation', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  before(() => {
    root = mkdtempSync(path.join(tmpdir(), 'new-translation-'))
    write('pages/a/index.mdx', body)
    write('data/questions/page.ts', "import type { QuestionSet } from '../../lib/course/question'\n")
    write('public/images/a.svg', '<svg/>')
  })
  after(() => rmSync(root, { recursive: true }))

  it('has the version of its original, whose blocks are above their own, and headings with its ids', () => {
    const [made] = planTranslation(root, 'fr', '/a')
    assert.equal(made?.file, 'translations/fr/pages/a/index.mdx')
    assert.equal(
      made.text,
      [
        `---\noriginal: '${digestOf(body)}'\ntitle: Page\ndescription: What it says.\n---\n`,
        '{/*\n# Page\n*/}\n',
        '# Page\n',
        '{/*\nRead this.\n*/}\n',
        'Read this.\n',
        '{/*\n## A part\n*/}\n',
        '## A part [#a-part]\n',
        '{/*\n<Figure src="/images/a.svg" alt="A" />\n*/}\n',
        '<Figure src="/images/a.svg" alt="A" />\n',
        '{/*\n<CheckYourself topic="page" />\n*/}\n',
        '<CheckYourself topic="page" />\n',
      ].join('\n'),
    )
  })

  it('comes with the questions and drawings of the page, for the translator', () => {
    const [, drawing, questions] = planTranslation(root, 'fr', '/a')
    assert.equal(drawing?.file, 'translations/fr/public/images/a.svg')
    assert.equal(questions?.text, "import type { QuestionSet } from '@lib/course/question'\n")
  })

  it('is refused where there is one, or no page', () => {
    write('translations/ru/pages/a/index.mdx', '')
    assert.throws(() => planTranslation(root, 'ru', '/a'), /is there already/)
    assert.throws(() => planTranslation(root, 'fr', '/b'), /no page at \/b/)
  })

  it('is asked for by a locale and the address of a page', () => {
    assert.deepEqual(readTranslation(['--locale', 'fr', '/a']), { locale: 'fr', route: '/a' })
    assert.equal(readTranslation(['/a', 'Title', '--after', 'b']).locale, undefined)
    assert.throws(() => readTranslation(['--locale', 'fr']), /address of one page/)
  })
})
