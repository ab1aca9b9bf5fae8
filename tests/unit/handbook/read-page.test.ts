import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { markupOf, textOf } from '../../../tooling/handbook/markup'
import { readPage } from '../../../tooling/handbook/read-page'
import { lessonHtml, pageHtml, questionsHtml } from './a-page'

const lesson = readPage(lessonHtml, '/daily')
const markup = markupOf(lesson.body)

describe('readPage', () => {
  it('keeps headings with their addresses, drawings, tables, and boxes', () => {
    assert.match(markup, /<h2 id="agenda">An agenda<\/h2>/)
    assert.match(markup, /<img src="\/images\/scrum\/day.svg" alt="A day, and 15 minutes of it." [^>]*\/>/)
    assert.match(markup, /<table><thead><tr><th scope="col">Minutes<\/th><\/tr><\/thead>/)
    assert.match(markup, /<td>1 &amp; 2<\/td>/)
    assert.match(
      markup,
      /<div class="note rule"><p class="label">In the Scrum Guide <span class="source">Daily Scrum/,
    )
  })

  it('opens what is folded: sources without a frame, other texts with their title', () => {
    assert.match(
      markup,
      /<div class="note since"><p class="label">What changed from 2017 to 2020<\/p><p>The three/,
    )
    assert.match(
      markup,
      /<h2 id="sources">Sources<\/h2>\s*<ul><li><a href="https:\/\/scrumguides.org\/">The Scrum Guide<\/a>/,
    )
  })

  it('leaves out what surrounds the text on the site', () => {
    assert.doesNotMatch(
      textOf(lesson.body),
      /Table of contents|In this article|Download now|Continue Reading|Last updated|Share|By the author|opens in|Show|Check/,
    )
  })

  it('reads title, date, and questions with a reason for each choice', () => {
    assert.equal(lesson.title, 'Daily Scrum')
    assert.equal(lesson.modified, '2026-11-28')
    const [question] = lesson.questions
    assert.equal(textOf(question?.stem ?? ''), 'How long is a Daily Scrum at most?')
    assert.deepEqual(
      question?.choices.map(({ key, text }) => [key, textOf(text)]),
      [
        ['A', '15 minutes'],
        ['B', 'An hour'],
      ],
    )
    assert.deepEqual(
      question.reasons.map(({ isRight }) => isRight),
      [true, false],
    )
  })

  it('refuses what it does not know, and names the page', () => {
    const read = (body: string) => () => readPage(pageHtml({ body }), '/daily')
    assert.throws(
      read('<div class="Wheel-wheel">?</div>'),
      /can't read \/daily: it has <div class="Wheel-wheel">/,
    )
    assert.throws(read('<video></video>'), /it has <video class="">/)
    assert.throws(read('<h2>No address</h2>'), /the heading 'No address' has no address/)
    assert.throws(() => readPage('<article><h1>A</h1></article>', '/a'), /its export has no date/)
  })

  it('refuses a question without a right choice', () => {
    const wrong = pageHtml({ questions: questionsHtml.replace('data-right=""', '') })
    assert.throws(() => readPage(wrong, '/daily'), /the question daily-scrum-1 of \/daily/)
  })
})
