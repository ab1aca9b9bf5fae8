import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { sameFacts } from '../../../data/same-facts'
import { scopeOf } from '../../../lib/course/question'
import { sitePages } from '../../../tooling/build/site-pages'
import { filesUnder } from '../../../tooling/tasks/files-under'
import { questionBank as bank } from '../../../data/question-bank'

const questions = [...bank.values()]
const share = (count: number) => count / questions.length

describe('the question bank of the site', () => {
  it('has at least 600 questions, mostly single choice, some of every kind and difficulty', () => {
    assert.ok(questions.length >= 600, `${questions.length} questions`)
    const kinds = (kind: string) => share(questions.filter(question => question.kind === kind).length)
    assert.ok(kinds('single') > 0.55)
    assert.ok(kinds('multiple') > 0.1)
    assert.ok(kinds('true-false') > 0.1)
    for (const difficulty of [1, 2, 3])
      assert.ok(share(questions.filter(question => question.difficulty === difficulty).length) > 0.1)
  })

  it('has the questions of every file', () => {
    const raw = ['questions', 'exam-questions'].flatMap(folder =>
      filesUnder(process.cwd(), `data/${folder}`, '.ts').map(file => readFileSync(file, 'utf8')),
    )
    const ids = raw.flatMap(text => [...text.matchAll(/^\s+id: '([^']+)',$/gm)].map(([, id = '']) => id))
    const missing = ids.filter(id => !bank.has(id))
    assert.deepEqual(missing, [], 'add the file to the lists in data/question-bank.ts')
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

  it('knows whether each question is based on the Guide, near it, or on the course, and has some of each', () => {
    const scopes = new Map<string, number>()
    for (const question of questions) scopes.set(scopeOf(question), (scopes.get(scopeOf(question)) ?? 0) + 1)
    assert.deepEqual([...scopes.keys()].sort(), ['course', 'guide', 'near'])
    assert.ok((scopes.get('guide') ?? 0) >= 500, 'an exam takes nearly all its questions from these')
  })

  it('has the questions that are said to ask for the same thing', () => {
    const unknown = sameFacts.questions.flat().filter(id => !bank.has(id))
    assert.deepEqual(unknown, [], 'data/same-facts.ts names questions that are gone: take them out there')
  })
})
