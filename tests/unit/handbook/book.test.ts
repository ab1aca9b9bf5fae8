import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeBook, picturesOf } from '../../../tooling/handbook/book'
import { problemsOfText } from '../../../tooling/handbook/check-book'
import { indexOf, termPattern } from '../../../tooling/handbook/index-terms'
import { markupOf } from '../../../tooling/handbook/markup'
import { paperSizes } from '../../../tooling/handbook/print-style'
import { printPage } from '../../../tooling/handbook/print-page'
import { screenWords } from '../../../tooling/handbook/screen-words'
import { aBook, bookSource } from './a-book'

const [size] = paperSizes
assert.ok(size)

const printed = (second?: string) => {
  const book = aBook(second)
  const pages = { c1: '7', 'c1-agenda': '8', 'answers-c1': '11' } as Record<string, string>
  const source = { book, index: indexOf(book), size, fonts: '', cover: 'cover.svg' }
  return printPage(source, id => pages[id] ?? '1', false)
}

describe('makeBook', () => {
  it('gives headings ids of their own, and takes the newest date', () => {
    const book = makeBook(bookSource())
    const [first] = book.parts[0]?.chapters ?? []
    assert.match(markupOf(first?.body ?? []), /<h2 id="c1-agenda">/)
    assert.equal(book.date, '2026-11-28')
    assert.deepEqual(picturesOf(book), ['/images/scrum/day.svg'])
  })

  it('leads links to chapters, parts, and the glossary, others to the site', () => {
    const book = makeBook(
      bookSource('<p><a href="/daily">D</a><a href="/events">E</a><a href="/x#y">X</a></p>'),
    )
    const [first, second] = book.parts[0]?.chapters ?? []
    assert.match(markupOf(first?.body ?? []), /<a href="#glossary-sprint-goal" class="term">Sprint Goal<\/a>/)
    assert.match(
      markupOf(second?.body ?? []),
      /<a href="#c1">D<\/a><a href="#p1">E<\/a><a href="https:\/\/grove.example\/x#y">X<\/a>/,
    )
  })

  it('refuses a link to a heading that is gone, and a drawing without a description', () => {
    assert.throws(
      () => makeBook(bookSource('<p><a href="/daily#gone">D</a></p>')),
      /\/sprint links to \/daily#gone/,
    )
    assert.throws(
      () => makeBook(bookSource('<p><img src="/a.svg" alt=""></p>')),
      /\/sprint has a picture without/,
    )
  })
})

describe('printPage', () => {
  it('adds the page to a link into the book, and a note with the address to others', () => {
    const html = printed(
      '<p>See <a href="/daily#agenda">the agenda</a> and <a href="https://a.example/b/">B</a>.</p>',
    )
    assert.match(html, /the agenda<\/a> <span class="page-ref">\(page\u00a08\)<\/span>/)
    assert.match(html, /B<\/a><sup class="note-mark"><a href="#c2-note-1">1<\/a><\/sup>/)
    assert.match(html, /<li id="c2-note-1"><a href="https:\/\/a.example\/b\/">a.example\/b<\/a>/)
  })

  it('prints the addresses of sources in the line', () => {
    assert.match(printed(), /The Scrum Guide<\/a> <span class="address">\(scrumguides.org\)<\/span>/)
  })

  it('asks the questions at the end of the chapter, and answers them behind the last one', () => {
    const html = printed()
    const [question, answer] = [html.indexOf('at most?'), html.indexOf('So the Guide says.')]
    assert.ok(
      html.indexOf('The three questions are gone.') < question &&
        question < html.indexOf('</span> Sprint</h2>'),
    )
    assert.ok(html.indexOf('</span> Sprint</h2>') < answer)
    assert.match(html, /The answers are on page\u00a0<a href="#answers-c1">11<\/a>/)
  })

  it('gives each chapter its running header, and the contents their pages', () => {
    const html = printed()
    assert.match(html, /@page c1:right \{ @top-right \{ content: "Daily Scrum" \} \}/)
    assert.match(html, /<a href="#c1">1. Daily Scrum<\/a><a href="#c1">7<\/a>/)
  })
})

describe('indexOf', () => {
  it('names the first block of a chapter that has the term, or the heading that names it', () => {
    const [entry] = indexOf(aBook())
    assert.equal(entry?.name, 'Sprint Goal')
    assert.deepEqual(entry.places.slice(1), ['c2-goal'])
    assert.match(entry.places[0] ?? '', /^c1-b\d+$/)
  })

  it('finds whole words and plurals; names with a capital only as they are', () => {
    assert.match('Two spikes', termPattern('spike'))
    assert.doesNotMatch('spiked', termPattern('spike'))
    assert.match('Spike it', termPattern('spike'))
    assert.doesNotMatch('It is done.', termPattern('Done'))
  })
})

describe('screenWords', () => {
  it('finds words of a screen, of the site, and names without their value', () => {
    for (const text of [
      'Click it.',
      'on this page',
      'Tap the button',
      'Download now',
      'We had {example.done} items.',
    ]) {
      assert.equal(screenWords(text).length, 1, text)
    }
  })

  it('leaves code and stories alone', () => {
    for (const text of ['`${enough.length}`', 'from the first tap to the last', 'a web page']) {
      assert.deepEqual(screenWords(text), [], text)
    }
  })

  it('names the page of each sentence', () => {
    assert.match(
      problemsOfText(aBook('<p>Read this page.</p>')).join(),
      /^\/sprint: words of the site: '… [^']*this page/,
    )
    assert.deepEqual(problemsOfText(aBook()), [])
  })
})
