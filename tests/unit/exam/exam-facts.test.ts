import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examFacts, examPlan, paceChecks } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'

const { questions, minutes, pass } = examRules

describe('the terms of the exam in texts', () => {
  it('are whole numbers, whatever the rules are', () => {
    for (const [name, text] of Object.entries(examFacts))
      if (name !== 'asOf') assert.match(text, /^\d+%?$/, name)
  })

  it('follow from the rules', () => {
    assert.equal(Number(examFacts.mayMiss), questions - pass)
    assert.equal(Number(examFacts.percent?.replace('%', '')), Math.round((100 * pass) / questions))
    assert.equal(Number(examFacts.secondsEach), Math.round((60 * minutes) / questions))
  })
})

describe('the plan for the exam', () => {
  it('uses all of the time and asks every question in the first pass', () => {
    const { firstPass, secondLook, lastMinutes, secondLookEnds } = examPlan
    assert.equal(firstPass + secondLook + lastMinutes, minutes)
    assert.equal(secondLookEnds, firstPass + secondLook)
    assert.deepEqual(paceChecks.at(-1), { minute: firstPass, question: questions })
  })
})
