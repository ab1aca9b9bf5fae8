import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { searchWords } from '../../../data/search-words'
import type { IndexedPage } from '../../../tooling/search/indexed-pages'
import { createEngine } from '../../../lib/search/engine'
import { engineOf } from './support'

const pageOf = (
  route: string,
  title: string,
  intro: string,
  headings: Readonly<Record<string, string>> = {},
): IndexedPage => ({
  route,
  title,
  keywords: '',
  asked: [],
  kind: 'page',
  intro: [intro],
  sections: Object.entries(headings).map(([heading, text]) => ({
    id: heading.toLowerCase().replaceAll(' ', '-'),
    heading,
    names: '',
    lines: text.split('\n'),
  })),
})
const pages: readonly IndexedPage[] = [
  { ...pageOf('/scrum', 'Scrum', 'A framework for a Scrum Team.'), keywords: 'Scrum, empiricism' },
  pageOf('/scrum/retrospective', 'Sprint Retrospective', 'How a team improves.', {
    'How long it takes': 'Three hours at most for a month.\nIt is the last event.',
    Sources: 'The Scrum Guide on improvement.',
  }),
  pageOf('/scrum/done', 'Definition of Done', 'When work is finished.'),
  pageOf('/kanban/wip', 'WIP Limits', 'A ceiling.', { 'The law': 'Throughput and waiting.' }),
]

const ask = (query: string) => engineOf(pages).answer(query)
const fromTitles = (query: string) => {
  const found = engineOf(pages).engine.find(query)
  assert.ok(found)
  return found
}
const firstOf = (query: string) => ask(query).pages[0]?.url

describe('The search engine', () => {
  it('has no answer before the titles are there', () => {
    assert.equal(createEngine(searchWords).find('scrum'), undefined)
  })

  it('finds the words of a title in another order, in the plural, and by a synonym', () => {
    for (const query of ['limits of WIP', 'a WIP limit', 'done definitions', 'retros'])
      assert.ok((ask(query).pages[0]?.points.title ?? 0) > 0, query)
    assert.equal(firstOf('limits of WIP'), '/kanban/wip')
    assert.equal(firstOf('retros'), '/scrum/retrospective')
  })

  it('answers from titles and headings first, and says what would tell more', () => {
    const { answer, missing } = fromTitles('how long')
    assert.equal(answer.pages[0]?.sections[0]?.url, '/scrum/retrospective#how-long-it-takes')
    assert.equal(answer.isComplete, false)
    assert.deepEqual(missing, ['texts'])
  })

  it('searches the words of all texts, and takes the texts that it shows', () => {
    const { answer, taken } = engineOf(pages)
    assert.equal(answer('throughput').pages[0]?.url, '/kanban/wip')
    assert.equal(answer('throughput').isComplete, true)
    assert.equal(answer('throughput').pages[0]?.sections[0]?.excerpt.join(''), 'Throughput and waiting.')
    assert.deepEqual(taken, ['titles', 'texts', 'text/3'])
  })

  it('finds a part inside a word where no word begins so', () => {
    assert.equal(firstOf('roughp'), '/kanban/wip')
  })

  it('puts the section first that has the words one after the other', () => {
    const { answer } = engineOf([
      pageOf('/page', 'Page', '', {
        Apart: 'Some words come first. Others follow after some words.',
        Phrase: 'Here are the words that follow others.',
      }),
    ])
    assert.equal(answer('words follow').pages[0]?.sections[0]?.url, '/page#apart')
    assert.equal(answer('words that follow').pages[0]?.sections[0]?.url, '/page#phrase')
  })

  it('answers a question in words by the page that is asked it, in any order and form', () => {
    const { answer } = engineOf([
      pageOf('/review', 'Sprint Review', 'Two hours for a Sprint of one week.'),
      {
        ...pageOf('/team', 'Team', 'It is small.'),
        asked: ['can managers attend a sprint review', 'team size'],
      },
    ])
    assert.equal(answer('is a manager attending sprint reviews').pages[0]?.url, '/team')
    assert.equal(answer('sprint review').pages[0]?.url, '/review')
    assert.ok((answer('size of a team').pages[0]?.points.asked ?? 0) > 0)
  })

  it('finds a title in the plural by the singular, and the other way round', () => {
    const { answer } = engineOf([
      pageOf('/notes', 'Meeting notes', 'A format for talks.'),
      pageOf('/formats', 'Formats That Work', 'Talks.'),
    ])
    assert.equal(answer('format').pages[0]?.url, '/formats')
    assert.equal(answer('meetings note').pages[0]?.url, '/notes')
  })

  it('puts a title that has a word before one that begins with a longer word', () => {
    const { answer } = engineOf([pageOf('/a', 'Examples', ''), pageOf('/b', 'A Practice Exam', '')])
    assert.deepEqual(
      answer('exam').pages.map(page => page.url),
      ['/b', '/a'],
    )
  })

  it('answers what something is by its introduction, and by its page where there is none', () => {
    const { answer } = engineOf([...pages, pageOf('/intro', 'Introduction to Scrum', '')])
    for (const query of ['what is scrum', "what's scrum"])
      assert.equal(answer(query).pages[0]?.url, '/intro', query)
    assert.equal(answer('what is a sprint retrospective').pages[0]?.url, '/scrum/retrospective')
    assert.deepEqual(answer('what is a blorb').pages, [])
  })

  it('leads to the page whose title is in a question, though others hold more of its words', () => {
    const { answer } = engineOf([
      ...pages,
      pageOf('/talk', 'Talk', 'The responsibilities at a Sprint Retrospective.'),
      ...Array.from({ length: 9 }, (_, at) => pageOf(`/more/${at}`, `Sprint ${at}`, 'A retrospective.')),
    ])
    assert.equal(answer('sprint retrospective responsibilities').pages[0]?.url, '/scrum/retrospective')
  })

  it('puts a letter behind the page of the same subject, and keeps it where there is none', () => {
    const letter: IndexedPage = { ...pageOf('/letters/1', 'Your first retrospective', ''), kind: 'letter' }
    const { answer } = engineOf([
      letter,
      { ...pageOf('/x', 'Improvement', ''), keywords: 'first retrospective' },
    ])
    assert.equal(answer('first retrospective').pages[0]?.url, '/letters/1')
    const both = engineOf([letter, pageOf('/y', 'A first retrospective', '')])
    assert.equal(both.answer('first retrospective').pages[0]?.url, '/y')
  })

  it("finds an entry of the glossary by its other names, behind a page's own title", () => {
    const glossary: IndexedPage = {
      ...pageOf('/glossary', 'Glossary', ''),
      kind: 'glossary',
      sections: [
        { id: 'carry-over', heading: 'carry-over', names: 'spillover, leftover work', lines: ['Work.'] },
      ],
    }
    const { answer } = engineOf([...pages, glossary, pageOf('/leftover', 'Leftover Work', '')])
    assert.equal(answer('spillover').pages[0]?.url, '/glossary#carry-over')
    assert.deepEqual(
      answer('leftover work').pages.map(page => page.url),
      ['/leftover', '/glossary#carry-over'],
    )
  })

  it('has a heading that is the whole query first, unless two pages have it', () => {
    const withHeading = (route: string, heading: string): IndexedPage => ({
      ...pageOf(route, `Page ${route}`, ''),
      sections: [{ id: 'there', heading, names: '', lines: ['Words.'] }],
    })
    const { answer } = engineOf([
      pageOf('/x', 'Board', 'What to read on a board, and how to read the board.'),
      withHeading('/a', 'Read the Board'),
      withHeading('/b', 'Questions'),
      withHeading('/c', 'Questions'),
    ])
    const [first] = answer('read the board').pages
    assert.deepEqual(
      [first?.url, first?.title.join(''), first?.trail],
      ['/a#there', 'Read the Board', ['Page /a']],
    )
    assert.deepEqual(
      answer('questions').pages.map(page => page.url),
      ['/b', '/c'],
    )
  })

  it('shows a page that matches even where no section does', () => {
    const [page] = ask('definition').pages
    assert.equal(page?.url, '/scrum/done')
    assert.deepEqual(page.sections, [])
  })

  it('writes abbreviations out and corrects one slip', () => {
    assert.equal(firstOf('dod'), '/scrum/done')
    assert.equal(firstOf('retro'), '/scrum/retrospective')
    assert.equal(firstOf('retrosepctive'), '/scrum/retrospective')
  })

  it('corrects a slip in a word of the text once it knows the words', () => {
    assert.equal(firstOf('througput'), '/kanban/wip')
  })

  it('finds keywords, which no text shows', () => {
    assert.equal(firstOf('empiricism'), '/scrum')
    assert.doesNotMatch(JSON.stringify(ask('empiricism')), /Keywords/)
  })

  it('answers a question by its words, in the right section', () => {
    const [page] = ask('how long does the retrospective take?').pages
    assert.equal(page?.sections[0]?.url, '/scrum/retrospective#how-long-it-takes')
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

  it('refuses what is not a part of an index', () => {
    const { engine } = engineOf(pages)
    assert.throws(() => engine.take('titles', '<!DOCTYPE html>'))
    assert.throws(() => engine.take('titles', '{}'), /titles are expected/)
    assert.throws(() => engine.take('texts', '[1]'), /words are expected/)
    assert.throws(() => engine.take('text/0', '[1]'), /texts are expected/)
  })

  it('survives any query', () => {
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
