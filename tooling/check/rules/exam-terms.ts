import { passPercent } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'
import { sourceOf } from '../../charts/drawing-note'
import { figureWords } from '../../figures/figure-words'
import { remembered } from '../../tasks/remembered'
import { problem, type Rule, type ContentSite, type Problem, type SourceText } from '../content/content-site'
import { eachLine } from '../content/each'

/** Words that show a line is about this exam; other texts have minutes, percentages, and pass marks of their own. */
const onExam = /\bPSM\b|\bexam\b|\bto pass\b/i
const passMark = /\bpass(?:ing)? (?:marks?|scores?|grades?)\b/i
const otherCertification =
  /\b(?:PSM (?:II|III|[23])|PSPO|PSD|PSK|CSM|CSPO|A-CSM|PMI|PMP|SAFe|SPS|PAL|ICP|KMP)\b/

const isOnExam = (text: string): boolean =>
  onExam.test(text) || (passMark.test(text) && !otherCertification.test(text))

/** The exam's terms as an author may write them out, and what to write instead. */
const typed: readonly (readonly [pattern: RegExp, expression: string])[] = [
  [new RegExp(`\\b${examRules.questions} questions\\b`), '{exam.questions} questions'],
  [new RegExp(`\\b${examRules.minutes} minutes\\b`), '{exam.minutes} minutes'],
  [new RegExp(`\\b${examRules.pass} (?:right|correct|(?:out )?of)\\b`), '{exam.pass}'],
  // Any other number of right answers depends on the terms too.
  [
    new RegExp(
      `\\b(?!${examRules.pass}\\b)\\d+ (?:out )?of (?:${examRules.questions}\\b|\\{exam\\.questions\\})`,
    ),
    'both as facts, such as {exam.justMissed} of {exam.questions} (lib/exam/exam-facts.ts)',
  ],
  [new RegExp(`\\b${passPercent} ?(?:%|percent\\b)`), '{exam.percent}'],
]

/** Nothing but the line breaks. */
const blank = (text: string): string => text.replace(/[^\n]/g, '')

/** The first hard-coded term of each kind in a line or in a drawing's words. */
const problemsOf = (text: string): string[] =>
  typed.flatMap(([pattern, expression]) => {
    const found = pattern.exec(text)?.[0]
    return found
      ? [
          `hard-codes '${found}', a term of the exam: write ${expression}, so that it changes with lib/exam/exam-rules.ts.`,
        ]
      : []
  })

/** A drawing made from data computes its numbers. */
const inDrawings = remembered((files: ContentSite['publicFiles']): Problem[] =>
  [...files].flatMap(([address, svg]) => {
    const isDrawn = address.endsWith('.svg') && sourceOf(svg) === undefined
    const words = isDrawn ? figureWords(svg).map(each => each.words) : []
    if (!/psm-?1-exam|practice-exam/.test(address) && !words.some(isOnExam)) return []
    return problemsOf(words.join('\n')).map(message => problem({ file: `public${address}` }, 1, message))
  }),
)

/** In any language, a line on the exam that has the year of the terms names their month. */
const onTerms = /\bPSM\b|\{exam\./
const yearOfTerms = new RegExp(`\\b${examRules.asOf.slice(0, 4)}\\b`)
const asOfProblems = (text: string): string[] =>
  onTerms.test(text) && yearOfTerms.test(text)
    ? ["writes the month of the exam's terms: write {exam.asOf}, which each language has in its own words."]
    : []

/** A problem if the terms are said to be of a month that is still to come, or of none. */
function asOfProblem(today: string): Problem[] {
  const { asOf } = examRules
  const began = /^\d{4}-\d\d$/.test(asOf) ? Date.parse(asOf) : NaN
  if (began <= Date.parse(today)) return []
  const what = Number.isNaN(began) ? "isn't a month" : 'is still to come'
  return [
    problem(
      { file: 'lib/exam/exam-rules.ts' },
      1,
      `asOf is '${asOf}', which ${what}: write the month in which you read Scrum.org's page, as '2026-11'.`,
    ),
  ]
}

const withoutFrontMatter = ({ file, raw }: SourceText): SourceText => ({
  file,
  raw: raw.replace(/^---\n[\s\S]*?\n---\n/, blank),
})

/** Pages and drawings write the terms of the exam as {exam.…}. */
export const rule: Rule = {
  why: 'The organization may change its terms at any time; a dozen pages would then be wrong.',
  check: ({ pages, publicFiles, today, translations = [] }) => {
    const texts = pages.map(withoutFrontMatter)
    const translated = translations.flatMap(({ folder, pages }) =>
      pages.map(({ file, raw }) => withoutFrontMatter({ file: `${folder}/${file}`, raw })),
    )
    return [
      ...eachLine(texts, text => (isOnExam(text) ? problemsOf(text) : [])),
      ...eachLine([...texts, ...translated], asOfProblems),
      ...inDrawings(publicFiles),
      ...(today ? asOfProblem(today) : []),
    ]
  },
}
