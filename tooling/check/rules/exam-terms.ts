import { examFacts } from '../../../lib/exam/exam-facts'
import { problem, type ContentRule } from '../content/content-site'
import type { Page } from '../content/page'

/**
 * Words that show a line is about the exam; other texts have minutes and percentages of their own. A pass
 * mark belongs to this exam unless another certification is named.
 */
const onExam = /\bPSM\b|\bexam\b|\bto pass\b/i
const passMark = /\bpass(?:ing)? (?:marks?|scores?|grades?)\b/i
const otherCertification =
  /\b(?:PSM (?:II|III|[23])|PSPO|PSD|PSK|CSM|CSPO|A-CSM|PMI|PMP|SAFe|SPS|PAL|ICP|KMP)\b/

const isOnExam = (text: string): boolean =>
  onExam.test(text) || (passMark.test(text) && !otherCertification.test(text))

/** The exam's terms as an author may write them out, and what to write instead. */
const typed: readonly (readonly [pattern: RegExp, expression: string])[] = [
  [new RegExp(`\\b${examFacts.questions} questions\\b`), '{exam.questions} questions'],
  [new RegExp(`\\b${examFacts.minutes} minutes\\b`), '{exam.minutes} minutes'],
  [new RegExp(`\\b${examFacts.pass} (?:right|correct|(?:out )?of)\\b`), '{exam.pass}'],
  [new RegExp(`\\b${examFacts.percent.replace('%', '')} ?(?:%|percent\\b)`), '{exam.percent}'],
]

/** Attributes, where expressions aren't replaced. */
const attributes = /\b\w+="[^"]*"/g

function faultsOf(page: Page): { line: number; message: string }[] {
  let inFrontMatter = false
  return page.raw.split('\n').flatMap((text, index) => {
    if (text === '---') inFrontMatter = index === 0
    if (inFrontMatter || !isOnExam(text)) return []
    const said = text.replace(attributes, '')
    return typed.flatMap(([pattern, expression]) => {
      const found = pattern.exec(said)?.[0]
      if (!found) return []
      const message = `hard-codes '${found}', a term of the exam: write ${expression}, so that it changes with lib/exam/exam-rules.ts.`
      return [{ line: index + 1, message }]
    })
  })
}

/** Pages write the terms of the exam as {exam.…}. */
export const rule: ContentRule = {
  name: 'exam-terms',
  why: 'The organization may change its terms at any time; a dozen pages would then be wrong.',
  check: site =>
    site.pages.flatMap(page => faultsOf(page).map(({ line, message }) => problem(page, line, message))),
}
