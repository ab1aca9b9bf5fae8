import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import Papa from 'papaparse'
import { sequenceCsv, sequenceJson, sequenceOf } from '../../../tooling/letters/sequence'
import { aLetter, preheader } from './a-letter'

const letters = [
  { ...aLetter(), day: 0, name: '00-oaks', title: 'Oaks, "old" ones' },
  { ...aLetter(), day: 1, name: '01-elms' },
]
const entries = sequenceOf(letters, 7)

describe('the sequence for a provider', () => {
  it('sends the first letter at once and each other after the same days', () => {
    assert.deepEqual(
      entries.map(({ day, delay }) => [day, delay]),
      [
        [0, 0],
        [1, 7],
      ],
    )
  })

  it('is a table that programs read back', () => {
    const { data, errors } = Papa.parse(sequenceCsv(entries), { header: true, skipEmptyLines: true })
    assert.deepEqual(errors, [])
    assert.deepEqual(data[0], {
      ...{ day: '0', delay: '0', subject: 'Oaks, "old" ones', preheader },
      ...{ html_file: '00-oaks.html', text_file: '00-oaks.txt' },
    })
  })

  it('has the letters themselves as JSON', () => {
    const mails = [
      { html: '<p>a</p>', text: 'a' },
      { html: '<p>b</p>', text: 'b' },
    ]
    const read = JSON.parse(sequenceJson(entries, mails)) as unknown
    assert.deepEqual(read, [
      { ...entries[0], ...mails[0] },
      { ...entries[1], ...mails[1] },
    ])
  })
})
