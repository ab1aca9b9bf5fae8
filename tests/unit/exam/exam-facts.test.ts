import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { examFacts, examPlan, paceChecks } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'
import { mixFacts } from '../../../lib/exam/mix-facts'

const { questions, minutes, pass } = examRules

describe('the terms of the exam in texts', () => {
  it('are whole numbers, whatever the rules are', () => {
    for (const [name, text] of Object.entries(examFacts)) assert.match(text, /^\d+%?$/, name)
  })

  it('follow from the rules', () => {
    assert.equal(Number(examFacts.mayMiss), questions - pass)
    assert.equal(Number(examFacts.percent?.replace('%', '')), Math.round((100 * pass) / questions))
    assert.equal(Number(examFacts.secondsEach), Math.round((60 * minutes) / questions))
  })
})

describe('the mix of the exam in texts', () => {
  const sumOf = (...names: string[]) => names.reduce((sum, name) => sum + Number(mixFacts[name]), 0)

  it('adds up to its questions by kind, by level and by part of the Guide', () => {
    assert.equal(sumOf('singleChoice', 'severalRight', 'trueOrFalse'), questions)
    assert.equal(sumOf('easy', 'medium', 'hard'), questions)
    assert.equal(sumOf('onTheory', 'onValues', 'onTeam', 'onEvents', 'onArtifacts', 'onTheRest'), questions)
  })

  it('is whole numbers, with names of its own', () => {
    for (const [name, text] of Object.entries(mixFacts)) {
      assert.match(text, /^\d+$/, name)
      assert.ok(!(name in examFacts), name)
    }
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
