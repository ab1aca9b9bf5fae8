import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { interviewChoices } from '../../../lib/interview/interview-question'

const file = 'components/authoring/InterviewQuestions.module.css'

it('the style sheet hides the other questions for every role and every level', () => {
  const css = readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8')
  for (const { field, values } of interviewChoices) {
    for (const value of Object.keys(values)) {
      assert.ok(css.includes(`[value='${value}']:checked`), `${field} ${value}`)
      assert.ok(css.includes(`[data-${field}]:not([data-${field}='${value}'])`), `${field} ${value}`)
    }
  }
})
