import assert from 'node:assert/strict'
import path from 'node:path'
import { describe, it } from 'node:test'
import { sameFacts } from '../../../data/same-facts'
import { focusAreas, scopeOf } from '../../../lib/course/question'
import { drawQuestions } from '../../../lib/exam/draw-questions'
import { examRules } from '../../../lib/exam/exam-rules'
import { examPool } from '../../../lib/exam/quotas'
import { randomFrom } from '../../../lib/exam/random'
import type { BankQuestion } from '../../../lib/exam/score'
import { sitePages } from '../../../tooling/build/site-pages'
import { realBank } from '../../real-bank'

const bank = await realBank()
const questions = [...bank.values()]
const share = (count: number) => count / questions.length

describe('the question bank of the site', () => {
  it('has at least 400 questions, mostly single choice, some of every kind and difficulty', () => {
    assert.ok(questions.length >= 400, `${questions.length} questions`)
    const kinds = (kind: string) => share(questions.filter(question => question.kind === kind).length)
    assert.ok(kinds('single') > 0.55)
    assert.ok(kinds('multiple') > 0.1)
    assert.ok(kinds('true-false') > 0.1)
    for (const difficulty of [1, 2, 3])
      assert.ok(share(questions.filter(question => question.difficulty === difficulty).length) > 0.1)
  })

  it('states the count in some multiple-choice questions, and not in others', () => {
    const stated = questions.flatMap(question => (question.kind === 'multiple' ? [question.countStated] : []))
    assert.deepEqual(new Set(stated), new Set([true, false]))
  })

  it('names lessons of the course', () => {
    const pages = sitePages(path.resolve(import.meta.dirname, '../../..'))
    const lessons = new Set(pages.filter(({ kind }) => kind === 'lesson-course').map(({ route }) => route))
    for (const { id, lesson } of questions) assert.ok(lessons.has(lesson), `${id}: ${lesson}`)
  })

  it('has enough in each focus area for four exams that share no question', () => {
    const random = randomFrom(1)
    const pool = questions.map(({ id, area }) => ({ id, area }))
    const past: string[][] = []
    for (let exam = 0; exam < 4; exam += 1)
      past.push(drawQuestions(pool, { past, answers: {} }, examRules.questions, random))
    assert.equal(new Set(past.flat()).size, 4 * examRules.questions)
    for (const exam of past) {
      const sizes = focusAreas.map(area => exam.filter(id => bank.get(id)?.area === area).length)
      assert.deepEqual([...new Set(sizes)].sort(), [6, 7])
    }
  })

  it('gives each exam as many of every kind and difficulty, three at most that do not rest on the Guide, and no twins', () => {
    const random = randomFrom(2)
    const pool = examPool(questions)
    const past: string[][] = []
    for (let exam = 0; exam < 4; exam += 1)
      past.push(drawQuestions(pool, { past, answers: {} }, examRules.questions, random))
    for (const exam of past) {
      const drawn = exam.flatMap(id => bank.get(id) ?? [])
      const of = (isCounted: (question: BankQuestion) => boolean) => drawn.filter(isCounted).length
      assert.deepEqual(
        ['single', 'multiple', 'true-false'].map(kind => of(question => question.kind === kind)),
        [52, 16, 12],
      )
      assert.deepEqual(
        [1, 2, 3].map(difficulty => of(question => question.difficulty === difficulty)),
        [12, 40, 28],
      )
      assert.ok(of(question => scopeOf(question) !== 'guide') <= 3)
      const facts = drawn.flatMap(question => question.facts ?? [])
      assert.equal(new Set(facts).size, facts.length)
    }
  })

  it('has the questions that are said to ask for the same thing', () => {
    const unknown = sameFacts.flat().filter(id => !bank.has(id))
    assert.deepEqual(unknown, [], 'data/same-facts.ts names questions that are gone: take them out there')
  })
})
