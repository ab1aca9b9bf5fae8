import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { markupOf, textOf } from '../../../tooling/handbook/markup'
import { readPage } from '../../../tooling/handbook/read-page'
import { makeSlides } from '../../../tooling/slides/make-slides'
import type { Slide } from '../../../tooling/slides/talk'
import { minutesFor } from '../../../tooling/slides/times'
import { heading, lessonHtml, pageHtml } from '../handbook/a-page'

const settings = {
  site: 'https://site.example',
  brand: 'Brand',
  language: 'en-US',
  license: 'All of it may be copied.',
  accent: '#005fcc',
}

const talkOf = (html: string) => makeSlides(readPage(html, '/scrum/daily'), settings)

const slidesOf = (body: string) => talkOf(pageHtml({ body })).slides

const shown = ({ kind, title, above, body }: Slide) =>
  [kind, above, title, textOf(body).trim().replace(/\s+/g, ' ')].filter(Boolean).join(' | ')

const sentence = 'A sentence of exactly sixty-six letters, which is all a line has to it.'
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${index + 1}: ${sentence}</p>`).join('')

describe('makeSlides', () => {
  it('makes a title, a slide of each heading, a question with its answer, and where to read more', () => {
    assert.deepEqual(talkOf(lessonHtml).slides.map(shown), [
      'title | Daily Scrum',
      'text | In short | Toward the Sprint Goal, by a team.',
      'drawing | An agenda | Short.',
      'table | An agenda | Minutes1 & 2',
      'text | An agenda | In the Scrum Guide: Daily Scrum | 15 minutes.',
      'text | An agenda | What changed from 2017 to 2020 | The three questions are gone.',
      'question | What would you answer? | How long is a Daily Scrum at most?A. 15 minutesB. An hour',
      'answer | The answer | How long is a Daily Scrum at most?A: right. So the Guide says.',
      'end | Read more | The whole text, with its sources:site.example/scrum/dailyAll of it may be copied.',
    ])
  })

  it('shows two sentences of a paragraph, and one if there are many paragraphs; the notes have all', () => {
    const text = '<p>The first one is shown. The second one is, too. The third one is only said.</p>'
    const [, few] = slidesOf(heading('a', 'A') + text)
    assert.equal(textOf(few?.body ?? ''), 'The first one is shown. The second one is, too.')
    assert.match(textOf(few?.notes ?? ''), /The third one is only said\.$/)
    const [, many] = slidesOf(heading('a', 'A') + text.repeat(6))
    assert.equal(textOf(many?.body ?? ''), 'The first one is shown.'.repeat(6))
    assert.equal(textOf(many?.notes ?? '').split('only said').length, 7)
  })

  it('divides long texts into slides of about the same size, each with its numbering', () => {
    const slides = slidesOf(heading('a', 'A') + paragraphs(8))
    assert.deepEqual(
      slides.slice(1, -1).map(({ above, body }) => [above, body.length]),
      [
        ['1 of 2', 4],
        ['2 of 2', 4],
      ],
    )
  })

  it('puts the sentence that leads to a list above it, and numbers a list on', () => {
    const items = Array.from({ length: 12 }, (_, index) => `<li>Step ${index + 1} of the way</li>`).join('')
    const [, first, second] = slidesOf(
      `${heading('a', 'A')}<p>Some of it is said. Do this:</p><ol>${items}</ol>`,
    )
    assert.match(markupOf(first?.body ?? []), /^<p>Do this:<\/p><ol><li>Step 1 of the way/)
    assert.match(markupOf(second?.body ?? []), /^<ol start="\d+"><li>Step \d+ of the way/)
  })

  it('divides a table below its head, and leaves together what a cell joins', () => {
    const table = (rows: string) =>
      `${heading('a', 'A')}<table><thead><tr><th scope="col">Day</th></tr></thead><tbody>${rows}</tbody></table>`
    const tables = slidesOf(table('<tr><td>one</td></tr>'.repeat(12))).filter(({ kind }) => kind === 'table')
    assert.deepEqual(
      tables.map(({ above, body }) => [
        above,
        markupOf(body).split('<th ').length,
        markupOf(body).split('<td').length,
      ]),
      [
        ['1 of 2', 2, 7],
        ['2 of 2', 2, 7],
      ],
    )
    const joined = table(`<tr><td rowspan="12">one</td></tr>${'<tr><td>two</td></tr>'.repeat(11)}`)
    assert.equal(slidesOf(joined).filter(({ kind }) => kind === 'table').length, 1)
  })

  it('gives links whole addresses', () => {
    const [, slide] = slidesOf(
      `${heading('a', 'A')}<p><a href="#b">B</a> and <a href="/c#d">C</a> belong together.</p>`,
    )
    assert.match(
      markupOf(slide?.body ?? []),
      /href="https:\/\/site.example\/scrum\/daily#b".*href="https:\/\/site.example\/c#d"/,
    )
  })

  it('leaves out the sources, which the last notes have', () => {
    const { slides } = talkOf(lessonHtml)
    assert.doesNotMatch(slides.slice(0, -1).map(shown).join(), /The Scrum Guide/)
    assert.match(textOf(slides.at(-1)?.notes ?? ''), /The Scrum Guide$/)
  })
})

describe('minutesFor', () => {
  const slide = (kind: Slide['kind'], words: number): Slide => ({
    kind,
    title: 'A',
    body: [],
    notes: ['word '.repeat(words)],
  })

  it('counts 130 words a minute, and a minute for a drawing or table', () => {
    assert.equal(minutesFor(slide('text', 260)), 2)
    assert.equal(minutesFor(slide('drawing', 260)), 3)
    assert.equal(minutesFor(slide('table', 0)), 1)
  })

  it('is at least one', () => assert.equal(minutesFor(slide('text', 3)), 1))
})
