import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/exam-terms'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const on = (body: string) =>
  siteOf({ 'pages/a.mdx': pageOf('title: A\ndescription: 80 questions on PSM I', body) })

describe('exam-terms', () => {
  it('passes terms by their names, words of a drawing, and numbers of something else', () => {
    assertPasses(rule, on('PSM I has {exam.questions} questions in {exam.minutes} minutes.'))
    assertPasses(rule, on('<Figure src="/a.svg" alt="The exam: 80 questions" />'))
    assertPasses(rule, on('The Retrospective takes 60 minutes.\n\nIn 85% of cases it ends early.'))
  })

  it('finds the terms of a pass mark in a sentence that does not name the exam', () => {
    assertFinds(
      rule,
      on('The pass mark is 68 of 80 questions, that is 85 %.'),
      ['pages/a.mdx:6', "hard-codes '80 questions'"],
      ['pages/a.mdx:6', "hard-codes '68 of', a term of the exam: write {exam.pass}"],
      ['pages/a.mdx:6', "hard-codes '85 %'"],
    )
    assertFinds(rule, on('The passing score is high: 85 percent.'), [
      'pages/a.mdx:6',
      "hard-codes '85 percent'",
    ])
  })

  it('passes the pass mark of another certification', () => {
    assertPasses(rule, on('| CSM | The pass mark is 74%, 37 of 50 questions |'))
    assertPasses(rule, on('PSPO I: the passing score is 85%.'))
  })

  it('finds a term that is typed, and says what to write', () => {
    assertFinds(
      rule,
      on('PSM I has 80 questions.\n\nYou pass the exam with 68 right answers (85 percent) in 60 minutes.'),
      ['pages/a.mdx:6', "hard-codes '80 questions', a term of the exam: write {exam.questions} questions"],
      ['pages/a.mdx:8', "hard-codes '60 minutes'"],
      ['pages/a.mdx:8', "hard-codes '68 right', a term of the exam: write {exam.pass}"],
      ['pages/a.mdx:8', "hard-codes '85 percent', a term of the exam: write {exam.percent}"],
    )
  })
})
