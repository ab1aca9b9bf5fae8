// cspell:ignore вопросов года закончился Спринт Экзамен
import { describe, it } from 'node:test'
import { facts } from '../../../data/facts'
import { passPercent } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { readTranslations } from '../../../tooling/check/content/read-translations'
import { rule } from '../../../tooling/check/rules/exam-terms'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const { minutes, pass } = examRules
const questions = `${examRules.questions} questions`

const on = (body: string) =>
  siteOf({ 'pages/a.mdx': pageOf(`title: A\ndescription: ${questions} on PSM I`, body) })

const drawn = (words: string, name: string) =>
  siteOf({ [`public/images/${name}.svg`]: `<svg><text>${words}</text></svg>` })

describe('exam-terms', () => {
  it('passes terms by their names and numbers of something else', () => {
    assertPasses(rule, on('PSM I has {exam.questions} questions in {exam.minutes} minutes.'))
    assertPasses(rule, on('<Figure src="/a.svg" alt="The exam: {exam.questions} questions" />'))
    assertPasses(rule, drawn('{exam.questions} questions', 'practice-exam'))
    assertPasses(rule, drawn(questions, 'help-desk'))
    assertPasses(
      rule,
      on(`The Retrospective takes ${minutes} minutes.\n\nIn ${passPercent}% of cases it ends early.`),
    )
  })

  it('finds the terms of a pass mark in a sentence that does not name the exam', () => {
    assertFinds(
      rule,
      on(`The pass mark is ${pass} of ${questions}, that is ${passPercent}%.`),
      ['pages/a.mdx:6', `hard-codes '${questions}'`],
      ['pages/a.mdx:6', `hard-codes '${pass} of', a term of the exam: write {exam.pass}`],
      ['pages/a.mdx:6', `hard-codes '${passPercent}%'`],
    )
  })

  it('finds a number of right answers, whatever it is', () => {
    for (const all of [examRules.questions, '{exam.questions}'])
      assertFinds(rule, on(`He took the exam and got ${pass + 3} of ${all}.`), [
        'pages/a.mdx:6',
        `hard-codes '${pass + 3} of ${all}', a term of the exam: write both as facts`,
      ])
    assertPasses(rule, on(`They work for 48 of ${examRules.questions} hours.`))
  })

  it('passes the pass mark of another certification', () => {
    assertPasses(rule, on('| CSM | The pass mark is 74%, 37 of 50 questions |'))
    assertPasses(rule, on(`PSPO I: the passing score is ${passPercent}%.`))
  })

  it('finds a hard-coded term, and says what to write', () => {
    assertFinds(
      rule,
      on(
        `PSM I has ${questions}.\n\nYou pass the exam with ${pass} right answers (${passPercent} percent) in ${minutes} minutes.`,
      ),
      ['pages/a.mdx:6', `hard-codes '${questions}', a term of the exam: write {exam.questions} questions`],
      ['pages/a.mdx:8', `hard-codes '${minutes} minutes'`],
      ['pages/a.mdx:8', `hard-codes '${pass} right', a term of the exam: write {exam.pass}`],
      ['pages/a.mdx:8', `hard-codes '${passPercent} percent', a term of the exam: write {exam.percent}`],
    )
  })

  it('finds a hard-coded term in an alt text, a caption, and a drawing', () => {
    for (const name of ['alt', 'srcText'])
      assertFinds(rule, on(`<Figure src="/a.svg" ${name}="The exam: ${questions}" />`), [
        'pages/a.mdx:6',
        `hard-codes '${questions}'`,
      ])
    assertFinds(rule, drawn(questions, 'practice-exam'), [
      'public/images/practice-exam.svg:1',
      `hard-codes '${questions}'`,
    ])
  })

  it('finds the month of the terms, written by hand on a page or on its translation', () => {
    const year = examRules.asOf.slice(0, 4)
    const message = "writes the month of the exam's terms: write {exam.asOf}"
    const inRussian = (body: string) =>
      siteOf(
        {},
        {
          translations: [
            {
              folder: 'translations/ru',
              pages: [parsePage('pages/a.mdx', pageOf('title: A', body), { pages: [] })],
              publicFiles: new Map(),
              questionFiles: [],
            },
          ],
        },
      )
    assertFinds(rule, on(`[PSM I](https://www.scrum.org/psm), as of May ${year}`), ['pages/a.mdx:6', message])
    for (const text of [
      `на май ${year} года: {exam.questions}`,
      `[PSM I](https://www.scrum.org), май ${year}`,
    ])
      assertFinds(rule, inRussian(text), ['translations/ru/pages/a.mdx:5', message])
    assertPasses(rule, inRussian('Экзамен, на {exam.asOf}: {exam.questions} вопросов'))
    assertPasses(rule, inRussian(`Спринт 49 закончился в мае ${year} года.`))
  })

  it('finds none on the pages of any language', async () =>
    assertPasses(rule, siteOf({}, { translations: await readTranslations(process.cwd(), facts) })))

  it('finds terms of a month that is still to come', () => {
    assertPasses(rule, siteOf({}, { today: '2100-01-01' }))
    assertFinds(rule, siteOf({}, { today: '2020-01-01' }), [
      'lib/exam/exam-rules.ts:1',
      `asOf is '${examRules.asOf}', which is still to come: write the month in which you read`,
    ])
  })
})
