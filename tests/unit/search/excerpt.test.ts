import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { excerptOf, markMatches } from '../../../lib/search/excerpt'
import { formsOf } from '../../../lib/search/forms'
import { fold } from '../../../lib/search/words'

const mark = (text: string, ...words: string[]) => markMatches(text, fold(text), words.map(formsOf))

describe('Marked text', () => {
  it('is plain and matched by turns, and whole when joined', () => {
    assert.deepEqual(mark('The Sprint Goal', 'sprint'), ['The ', 'Sprint', ' Goal'])
  })

  it('marks what was typed of a word', () => {
    assert.deepEqual(mark('Sprint Planning', 'plan'), ['Sprint ', 'Plan', 'ning'])
  })

  it('marks all of another word of the family', () => {
    assert.deepEqual(mark('User Stories', 'story'), ['User ', 'Stories', ''])
  })

  it('keeps markup as the text that it is', () => {
    assert.deepEqual(mark('<b>done</b>', 'done'), ['<b>', 'done', '</b>'])
  })

  it('marks inside a word only where nothing better is found', () => {
    assert.deepEqual(mark('Planning in a plan', 'lan'), ['P', 'lan', 'ning in a p', 'lan', ''])
    assert.deepEqual(mark('be long, belong', 'long'), ['be ', 'long', ', belong'])
  })
})

describe('An excerpt', () => {
  const long = `${'word '.repeat(60)}the Sprint Goal ${'more '.repeat(60)}`

  it('shows the line that holds most of the query', () => {
    const excerpt = excerptOf(['Nothing here.', 'The Sprint Goal.'], ['sprint', 'goal'].map(formsOf))
    assert.equal(excerpt.join(''), 'The Sprint Goal.')
  })

  it("shows a table's row only if no other line has a word of the query", () => {
    const row = 'Sprint · Sprint Goal'
    assert.equal(excerptOf([row, 'A Sprint.'], ['sprint', 'goal'].map(formsOf)).join(''), 'A Sprint.')
    assert.equal(excerptOf([row, 'A day.'], [formsOf('goal')]).join(''), row)
    assert.equal(excerptOf([row, 'A day.'], [formsOf('other')]).join(''), 'A day.')
  })

  it('cuts a long line between words around the match', () => {
    const text = excerptOf([long], [formsOf('sprint')]).join('')
    assert.match(text, /^… word .*the Sprint Goal more .* …$/)
    assert.ok(text.length < 150)
  })

  it('is nothing where there is no text', () => {
    assert.deepEqual(excerptOf([], [formsOf('sprint')]), [])
  })
})
