import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { searchWords } from '../../../data/search-words'
import { createEngine } from '../../../lib/search/engine'
import type { TextIndex, TitlesIndex } from '../../../lib/search/index-shape'

const text: TextIndex = {
  '/scrum': { title: 'Scrum', data: { '': 'A framework for a Scrum Team.\nKeywords: Scrum, empiricism' } },
  '/scrum/retrospective': {
    title: 'Sprint Retrospective',
    data: {
      '': 'How a team improves.',
      'how-long#How long it takes': 'Three hours at most for a month.\nIt is the last event.',
      'sources#Sources': 'The Scrum Guide on improvement.',
    },
  },
  '/scrum/done': { title: 'Definition of Done', data: { '': 'When work is finished.' } },
  '/kanban/wip': {
    title: 'WIP Limits',
    data: { '': 'A ceiling.', 'law#The law': 'Throughput and waiting.' },
  },
}
const titles: TitlesIndex = [
  ['/scrum', 'Scrum', 'Scrum, empiricism', []],
  ['/scrum/retrospective', 'Sprint Retrospective', '', [['How long it takes', 'how-long']]],
]

function engineWith(...load: ('titles' | 'text')[]) {
  const engine = createEngine(searchWords)
  if (load.includes('titles')) engine.takeTitles(JSON.stringify(titles))
  if (load.includes('text')) engine.takeText(JSON.stringify(text))
  return engine
}
const ask = (query: string, engine = engineWith('text')) => {
  const answer = engine.answer(query)
  assert.ok(answer)
  return answer
}
const firstOf = (query: string) => ask(query).pages[0]?.url

describe('The search engine', () => {
  it('has no answer before an index is there', () => {
    assert.equal(createEngine(searchWords).answer('scrum'), undefined)
  })

  it('answers from titles and headings first, and says that more may come', () => {
    const answer = ask('how long', engineWith('titles'))
    assert.equal(answer.pages[0]?.sections[0]?.url, '/scrum/retrospective#how-long')
    assert.equal(answer.isComplete, false)
  })

  it('searches the text once it is there, indexed or not', () => {
    const engine = engineWith('text')
    assert.equal(ask('throughput', engine).pages[0]?.url, '/kanban/wip')
    assert.equal(ask('throughput', engine).isComplete, false)
    while (engine.prepare(10));
    assert.equal(ask('throughput', engine).pages[0]?.url, '/kanban/wip')
    assert.equal(ask('throughput', engine).isComplete, true)
  })

  it('goes on answering from titles while it takes the text', () => {
    const engine = engineWith('titles', 'text')
    assert.equal(engine.prepare(0), true)
    assert.equal(ask('how long', engine).isComplete, false)
    while (engine.prepare(10));
    assert.equal(ask('throughput', engine).isComplete, true)
  })

  it('keeps the text when titles come late', () => {
    const engine = engineWith('text')
    engine.takeTitles(JSON.stringify(titles))
    assert.equal(ask('throughput', engine).pages.length, 1)
  })

  it('shows a page that matches even where no section does', () => {
    const [page] = ask('definition').pages
    assert.equal(page?.url, '/scrum/done')
    assert.deepEqual(page.sections, [])
  })

  it('writes abbreviations out and mends one slip', () => {
    assert.equal(firstOf('dod'), '/scrum/done')
    assert.equal(firstOf('retro'), '/scrum/retrospective')
    assert.equal(firstOf('retrosepctive'), '/scrum/retrospective')
  })

  it('mends a slip in a word of the text once it has read it', () => {
    const engine = engineWith('text')
    while (engine.prepare(10));
    assert.equal(ask('througput', engine).pages[0]?.url, '/kanban/wip')
  })

  it('finds keywords, which no text shows', () => {
    assert.equal(firstOf('empiricism'), '/scrum')
    assert.doesNotMatch(JSON.stringify(ask('empiricism')), /Keywords/)
  })

  it('answers a question by its words, in the right section', () => {
    const [page] = ask('how long does the retrospective take?').pages
    assert.equal(page?.sections[0]?.url, '/scrum/retrospective#how-long')
  })

  it('names the pages above a page', () => {
    assert.deepEqual(ask('retrospective').pages[0]?.trail, ['Scrum'])
  })

  it('marks matches as parts of a text', () => {
    assert.deepEqual(ask('retro').pages[0]?.title.join(''), 'Sprint Retrospective')
    assert.deepEqual(ask('wip').pages[0]?.title, ['', 'WIP', ' Limits'])
  })

  it('finds nothing for what is on no page, and offers the nearest titles', () => {
    assert.deepEqual(ask('zzzz').pages, [])
    assert.deepEqual(ask('<img src=x onerror=alert(1)>').pages, [])
    assert.deepEqual(ask('qqqq wwww lmits').nearest, [{ url: '/kanban/wip', title: 'WIP Limits' }])
  })

  it('refuses what is no index', () => {
    assert.throws(() => createEngine(searchWords).takeText('<!DOCTYPE html>'))
    assert.throws(() => createEngine(searchWords).takeText('{"/a":{"title":1}}'), /no search index/)
    assert.throws(() => createEngine(searchWords).takeTitles('{}'), /no index of titles/)
  })

  it('stands any query', () => {
    for (const query of [
      '',
      ' ',
      '(',
      '\\',
      'a'.repeat(5000),
      'scrum '.repeat(500),
      '😀',
      '__proto__',
      'constructor',
    ])
      assert.doesNotThrow(() => ask(query))
  })
})
