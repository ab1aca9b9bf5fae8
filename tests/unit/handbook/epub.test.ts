import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { problemsOfEpub } from '../../../tooling/handbook/check-epub'
import { writeEpub } from '../../../tooling/handbook/epub'
import { ensureEpubCheck, epubCheck } from '../../../tooling/handbook/epubcheck'
import { indexOf } from '../../../tooling/handbook/index-terms'
import { pageStarts } from '../../../tooling/handbook/page-starts'
import { aBook } from './a-book'

const book = aBook()
const source = {
  book,
  index: indexOf(book),
  pages: [{ page: 8, id: 'c1-agenda' }],
  drawing: () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
  cover: new Uint8Array([1]),
}
const epub = writeEpub(source)
const files = unzipSync(epub)
const fileOf = (name: string) => strFromU8(files[`book/${name}`] ?? new Uint8Array())

describe('writeEpub', () => {
  it('begins with its media type, uncompressed', () => {
    assert.equal(strFromU8(epub.slice(30, 58)), 'mimetypeapplication/epub+zip')
  })

  it('gives the same bytes for the same text', () => {
    assert.deepEqual(writeEpub(source), epub)
  })

  it('has contents with the sections of chapters, landmarks, and the pages of the printed book', () => {
    const nav = fileOf('nav.xhtml')
    assert.match(nav, /<a href="c1.xhtml">1. Daily Scrum<\/a><ol><li><a href="c1.xhtml#c1-agenda">An agenda/)
    assert.match(nav, /<a epub:type="bodymatter" href="c1.xhtml">/)
    assert.match(nav, /<a href="c1.xhtml#page-8">8<\/a>/)
    assert.match(fileOf('c1.xhtml'), /<span id="page-8" epub:type="pagebreak" role="doc-pagebreak"/)
  })

  it('leads from one document to another, and to the answers', () => {
    assert.match(fileOf('c2.xhtml'), /<a href="c1.xhtml#c1-agenda">agenda<\/a>/)
    assert.match(fileOf('c1.xhtml'), /<a href="answers.xhtml#answers-c1">Answers to these questions<\/a>/)
  })

  it('says what EPUB Accessibility asks for', () => {
    const metadata = fileOf('package.opf')
    for (const name of [
      'accessMode',
      'accessModeSufficient',
      'accessibilityFeature',
      'accessibilityHazard',
    ]) {
      assert.match(metadata, new RegExp(`<meta property="schema:${name}">`))
    }
    assert.match(metadata, /<meta property="schema:accessibilitySummary">/)
    assert.match(metadata, /<dc:rights>License: CC-BY-4.0.<\/dc:rights>/)
  })
})

describe('problemsOfEpub', () => {
  const without = (name: string, change?: (text: string) => string) => {
    const { [`book/${name}`]: file = new Uint8Array(), ...rest } = files
    const changed = change ? { [`book/${name}`]: strToU8(change(strFromU8(file))) } : {}
    return problemsOfEpub(zipSync({ ...rest, ...changed }), book)
  }

  it('finds nothing in a whole book', () => {
    assert.deepEqual(problemsOfEpub(epub, book), [])
  })

  it('finds a missing chapter, drawing, and target of a link', () => {
    assert.match(without('c2.xhtml').join(), /the chapter 'Sprint' is missing/)
    assert.match(without('images/day.svg').join(), /the drawing \/images\/scrum\/day.svg is missing/)
    assert.match(
      without('c1.xhtml', text => text.replace('id="c1-agenda"', '')).join(),
      /c2.xhtml links to c1.xhtml#c1-agenda/,
    )
  })

  it('finds what belongs to a screen', () => {
    assert.match(
      without('c1.xhtml', text => text.replace('15 minutes.', '<em>Click</em> here.')).join(),
      /c1.xhtml: words of a screen/,
    )
  })
})

describe('pageStarts', () => {
  it('takes the first id of each page in reading order', () => {
    const places = new Map([
      ['b', 2],
      ['a', 1],
      ['c', 2],
    ])
    assert.deepEqual(pageStarts(places, ['a', 'b', 'c', 'd']), [
      { page: 1, id: 'a' },
      { page: 2, id: 'b' },
    ])
  })
})

describe('ensureEpubCheck', () => {
  it('takes the program that its variable names', async () => {
    const start = (command: string) => Promise.resolve({ code: command === '/my/check' ? 0 : 1, output: '' })
    const env = { EPUBCHECK_PATH: '/my/check' }
    assert.deepEqual(await ensureEpubCheck({ env, start, isDebianRoot: false }), ['/my/check'])
  })

  it('returns what the program says about a file that is not valid', async () => {
    const start = (_: string, args: string[]) =>
      Promise.resolve({ code: 1, output: `ERROR in ${args.at(-1) ?? ''}\n` })
    assert.equal(await epubCheck(['java', '-jar', 'x'], 'a.epub', start), 'ERROR in a.epub')
  })
})
