import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { noProgress } from '../../../lib/progress/progress'
import {
  largestFile,
  progressFileName,
  progressFileText,
  readProgressFile,
  readProgressText,
  unreadableFileName,
} from '../../../lib/progress/progress-file'
import { anyProgress, attempt, card, progress, result, time } from './samples'

const now = new Date(2026, 10, 5, 23, 59)

describe('a file of progress', () => {
  it('says what it is, of which version and when, and is set out for reading', () => {
    const text = progressFileText({ ...noProgress, lessons: { '/scrum/one': time } }, new Date(time))
    assert.equal(
      text,
      `{
  "kind": "agile-primer-progress",
  "version": 1,
  "exported": "2026-11-21T10:00:00.000Z",
  "progress": {
    "lessons": {
      "/scrum/one": "2026-11-21T10:00:00.000Z"
    },
    "answers": {},
    "exams": [],
    "cards": {}
  }
}
`,
    )
  })

  it('is named for the day that the reader has', () => {
    assert.equal(progressFileName('A Site', now), 'a-site-progress-2026-11-05.json')
    assert.equal(unreadableFileName('A Site', now), 'a-site-unreadable-2026-11-05.txt')
  })

  it('gives back all that was saved', () => {
    fc.assert(
      fc.property(anyProgress, saved => {
        assert.deepEqual(readProgressText(progressFileText(saved, now)), {
          kind: 'progress',
          progress: saved,
        })
      }),
    )
  })

  it('is not set out for reading where it would be too large to be brought back', () => {
    const lessons = Object.fromEntries(
      Array.from({ length: 224_000 }, (_, index) => [`/lesson-${index}`, time]),
    )
    const file = new Blob([progressFileText({ ...noProgress, lessons }, now)])
    assert.ok(file.size > largestFile / 2 && file.size < largestFile)
  })
})

const envelope = (part: object) => JSON.stringify({ kind: 'agile-primer-progress', version: 1, ...part })
const holding = (part: object) => envelope({ progress: { ...noProgress, ...part } })

describe('reading a file', () => {
  it('reads one from before there were answers, exams and cards', () => {
    assert.deepEqual(readProgressText(envelope({ progress: { lessons: {} } })), {
      kind: 'progress',
      progress: noProgress,
    })
  })

  for (const [what, text, words] of [
    [
      'an empty file',
      '',
      /^This file isn’t JSON, or part of it is missing\. Save it again, or choose the file that/,
    ],
    ['half a file', progressFileText(progress, now).slice(0, 200), /isn’t JSON, or part of it is missing/],
    ['a picture', '\u0089PNG', /isn’t JSON/],
    ['an array', '[]', /doesn’t contain your progress\. Choose the file that you saved here/],
    ['null', 'null', /doesn’t contain your progress/],
    ['another kind', '{"kind":"todo-list","version":1,"progress":{}}', /doesn’t contain your progress/],
    ['what the browser keeps', JSON.stringify(progress), /doesn’t contain your progress/],
    ['no version', '{"kind":"agile-primer-progress","progress":{}}', /doesn’t contain your progress/],
    [
      'a later version',
      envelope({ version: 2, progress: {} }),
      /by a later version of this site.* Reload the page/,
    ],
    [
      'no progress',
      envelope({}),
      /^This file is damaged: all of its progress can’t be read\. Save the file again/,
    ],
    ['no lessons', envelope({ progress: {} }), /: the list of lessons read can’t/],
    ['a lesson without a time', holding({ lessons: { '/a': 'soon' } }), /: the lesson '\/a' can’t be read/],
    ['a lesson without a route', holding({ lessons: { a: time } }), /: the lesson 'a' can’t/],
    ['a last lesson that is none', holding({ last: 1 }), /: the lesson marked last can’t/],
    [
      'an answer without a time',
      holding({ answers: { a: { right: true } } }),
      /: the answer to the question 'a' c/,
    ],
    ['answers in a list', holding({ answers: [] }), /: the list of answers can’t/],
    ['an exam at no question', holding({ exam: { ...attempt, at: 9 } }), /: the exam under way can’t/],
    [
      'an exam backward',
      holding({ exam: { ...attempt, spent: -1 } }),
      /: the time used of the exam under way c/,
    ],
    [
      'an exam without end',
      holding({ exams: [result, { ...result, endedAt: '' }] }),
      /the end time of number 2 of the exams taken/,
    ],
    [
      'an exam without a field',
      holding({ exams: [{ ...result, areas: { Events: {} } }] }),
      /the count by focus area of number 1/,
    ],
    [
      'a card without a date',
      holding({ cards: { a: { ...card, due: '' } } }),
      /: the date of the flashcard 'a' can’t/,
    ],
    [
      'a card in no state',
      holding({ cards: { a: { ...card, state: 9 } } }),
      /: the field 'state' of the flashcard 'a'/,
    ],
    [
      'a number beyond all',
      holding({ cards: { a: { ...card, reps: '#' } } }).replace('"#"', '1e999'),
      /the field 'reps' of/,
    ],
  ] as const) {
    it(`refuses ${what} in one sentence`, () => {
      const reading = readProgressText(text)
      assert.ok(reading.kind === 'refused')
      assert.match(reading.sentence, words)
      assert.match(reading.sentence, /^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/)
    })
  }

  it('opens a file that the reader has chosen', async () => {
    const file = new Blob(['\uFEFF', progressFileText(progress, now)])
    assert.deepEqual(await readProgressFile(file), { kind: 'progress', progress })
  })

  it('does not open one that is too large', async () => {
    const file = { size: largestFile + 1, text: () => assert.fail('It was opened.') }
    const reading = await readProgressFile(file)
    assert.ok(reading.kind === 'refused')
    assert.match(reading.sentence, /larger than 16 MB/)
  })

  it('says so where the browser cannot open it', async () => {
    const file = { size: 1, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
    const reading = await readProgressFile(file)
    assert.ok(reading.kind === 'refused')
    assert.match(reading.sentence, /couldn’t open this file/)
  })
})
