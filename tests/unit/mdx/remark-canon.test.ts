import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { toString } from 'mdast-util-to-string'
import { parsePage } from '../../../lib/content/parse-page'
import { readingTime } from '../../../lib/content/reading-time'
import { remarkCanon } from '../../../lib/mdx/remark-canon'
import { sectionsOf } from '../../../lib/search-index/page-sections'
import { pageOf } from '../content/support'
import { treeAfter } from './support'

const facts = { 'sprint16.done': '5', 'sprint16.goal': 'A patron books a room', 'sprint17.done': '4' }
const after = (mdx: string) => treeAfter(mdx, remarkCanon({ facts }))

describe('remarkCanon', () => {
  it('puts a fact into running text, italics, headings, tables and blocks', () => {
    const mdx = [
      '## {canon.sprint16.done} items',
      'Goal: *{canon.sprint16.goal}*; { canon.sprint17.done } Done.',
      '| Done |\n| --- |\n| {canon.sprint16.done} |',
      '<Note>\n\n{canon.sprint16.done} of them\n\n</Note>',
    ]
    assert.equal(
      after(mdx.join('\n\n'))
        .children.map(node => toString(node))
        .join('|'),
      '5 items|Goal: A patron books a room; 4 Done.|Done5|5 of them',
    )
  })

  it('makes a paragraph of a fact that stands alone', () => {
    assert.deepEqual(
      after('{canon.sprint16.goal}').children.map(({ type }) => type),
      ['paragraph'],
    )
  })

  it('leaves other expressions, code and quoted names alone', () => {
    const tree = after('{site.brand} and `{canon.sprint16.done}` in [a link](/a)')
    assert.ok(JSON.stringify(tree).includes('"value":"site.brand"'))
    assert.match(toString(tree), /\{canon\.sprint16\.done\}/)
  })

  it('names file, line and the nearest fact for a name that there is not', () => {
    assert.throws(() => after('Text.\n\nThere were {canon.sprint16.dome} items.'), {
      message:
        'pages/a.mdx:3: {canon.sprint16.dome} is no fact of data/canon/facts.ts: did you mean {canon.sprint16.done}?',
    })
    assert.throws(() => after('{canon.weather}'), {
      message:
        'pages/a.mdx:1: {canon.weather} is no fact of data/canon/facts.ts: look the name up there, or add the fact.',
    })
  })

  it('takes no name from what every object has', () => {
    assert.throws(() => after('{canon.constructor}'), /is no fact/)
  })

  it('refuses a calculation, and a name in an attribute', () => {
    assert.throws(() => after('{canon.sprint16.done + 1}'), {
      message: 'pages/a.mdx:1: {canon.sprint16.done + 1} must be one name, such as {canon.sprint16.done}.',
    })
    assert.throws(() => after('<Figure alt={canon.sprint16.done} />'), {
      message: 'pages/a.mdx:1: {canon …} is for running text and tables: write the fact itself into alt.',
    })
  })
})

describe('a page with facts', () => {
  const page = parsePage(
    'pages/a.mdx',
    pageOf('title: A', '## Done\n\nThere were {canon.sprint16.done} items.'),
    facts,
  )

  it('has them in its sentences, its reading time and its place in the search', () => {
    assert.deepEqual(
      page.sentences.map(({ text }) => text),
      ['Done', 'There were 5 items.'],
    )
    assert.equal(page.words, 5)
    assert.equal(readingTime(page.words), 1)
    assert.deepEqual(sectionsOf(page).at(-1)?.lines, ['There were 5 items.'])
  })

  it('cannot be read where a fact is missing', () => {
    const broken = parsePage('pages/a.mdx', 'One.\n\n{canon.sprint18.done}', facts)
    assert.equal(broken.unreadable?.line, 3)
    assert.match(broken.unreadable.message, /did you mean \{canon\.sprint1[67]\.done\}\?/)
  })
})
