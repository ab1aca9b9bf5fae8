import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { examFacts, passPercent } from '../../../lib/exam/exam-facts'

const drawing = readFileSync(
  path.resolve(import.meta.dirname, '../../../public/images/scrum/psm-1-exam-to-scale.svg'),
  'utf8',
)

describe('the terms of the exam in texts', () => {
  it('are those of the rules, and what follows from them', () => {
    assert.deepEqual(examFacts, {
      questions: '80',
      minutes: '60',
      pass: '68',
      percent: '85%',
      mayMiss: '12',
      secondsEach: '45',
      asOf: 'November 2026',
    })
    assert.equal(passPercent, 85)
  })

  it('are what the drawing to scale shows', () => {
    const words = [...drawing.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text)
    for (const text of [
      `${examFacts.questions} questions, ${examFacts.pass} right to pass`,
      `${examFacts.mayMiss} may be wrong`,
      `${examFacts.minutes} minutes`,
    ])
      assert.ok(words.includes(text), text)
  })
})
