import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { changesSince } from '../../../tooling/languages/changes'
import { digestOf, isOutdated, translatedPages, withDigest } from '../../../tooling/languages/originals'

const page = (text: string, title = 'Title', modified = '2026-11-01') =>
  `---\ntitle: ${title}\ndescription: What it says.\ndateModified: ${modified}\n---\n\n# ${title}\n\n${text}\n`

describe('the digest of an original', () => {
  it('changes with what a translation says, and not with a date', () => {
    assert.equal(digestOf(page('A')), digestOf(page('A', 'Title', '2026-11-02')))
    assert.notEqual(digestOf(page('A')), digestOf(page('B')))
    assert.notEqual(digestOf(page('A')), digestOf(page('A', 'Other')))
  })

  it('is written into a front matter once', () => {
    const once = withDigest(page('A'), '123456789012')
    assert.match(once, /^---\noriginal: '123456789012'\ntitle: Title\n/)
    assert.equal(withDigest(once, 'a1b2c3a1b2c3'), once.replace('123456789012', 'a1b2c3a1b2c3'))
  })
})

describe('a translation', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'translations-'))))
  afterEach(() => rmSync(root, { recursive: true }))

  it('is out of date once its original has changed, and not where it names no version of it', () => {
    write('pages/a.mdx', page('A'))
    write('pages/b.mdx', page('B'))
    write('pages/c.mdx', page('C'))
    write('translations/fr/pages/a.mdx', withDigest(page('Un'), digestOf(page('A'))))
    write('translations/fr/pages/b.mdx', withDigest(page('Deux'), digestOf(page('Before'))))
    write('translations/fr/pages/c.mdx', page('Trois'))
    assert.deepEqual(
      translatedPages(root, 'fr').map(each => [each.file, isOutdated(each)]),
      [
        ['pages/a.mdx', false],
        ['pages/b.mdx', true],
        ['pages/c.mdx', false],
      ],
    )
  })

  it('names the paragraphs that have changed since its version of the original, from the history', () => {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
        cwd: root,
        stdio: 'ignore',
      })
    git('init')
    write('pages/a.mdx', page('One.\n\nTwo.'))
    git('add', '.')
    git('commit', '-m', 'first')
    write('pages/a.mdx', page('One.\n\nTwo, and more.'))
    git('commit', '-am', 'second')
    assert.deepEqual(changesSince(root, 'pages/a.mdx', digestOf(page('One.\n\nTwo.'))), {
      gone: ['Two.'],
      come: ['Two, and more.'],
    })
    assert.equal(changesSince(root, 'pages/a.mdx', '000000000000'), undefined)
  })
})
