import { passPercent } from '../../../lib/exam/exam-facts'
import { examRules } from '../../../lib/exam/exam-rules'
import { sourceOf } from '../../charts/drawing-note'
import { wordsOfSvg } from '../../figures/words-of-svg'
import { byObject } from '../content/by-object'
import { problem, type ContentRule, type ContentSite, type Problem } from '../content/content-site'
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
  [new RegExp(`\\b${examRules.questions} questions\\b`), '{exam.questions} questions'],
  [new RegExp(`\\b${examRules.minutes} minutes\\b`), '{exam.minutes} minutes'],
  [new RegExp(`\\b${examRules.pass} (?:right|correct|(?:out )?of)\\b`), '{exam.pass}'],
  [new RegExp(`\\b${passPercent} ?(?:%|percent\\b)`), '{exam.percent}'],
]

/** The first hard-coded term of each kind in a line or in a drawing's words. */
const faultsOf = (text: string): string[] =>
  typed.flatMap(([pattern, expression]) => {
    const found = pattern.exec(text)?.[0]
    return found
      ? [
          `hard-codes '${found}', a term of the exam: write ${expression}, so that it changes with lib/exam/exam-rules.ts.`,
        ]
      : []
  })

function inPage(page: Page): Problem[] {
  let inFrontMatter = false
  return page.raw.split('\n').flatMap((text, index) => {
    if (text === '---') inFrontMatter = index === 0
    return inFrontMatter || !isOnExam(text)
      ? []
      : faultsOf(text).map(message => problem(page, index + 1, message))
  })
}

/** A drawing made from data computes its numbers. */
const inDrawings = byObject((files: ContentSite['publicFiles']): Problem[] =>
  [...files].flatMap(([address, svg]) => {
    const words = address.endsWith('.svg') && sourceOf(svg) === undefined ? wordsOfSvg(svg) : []
    if (!/psm-?1-exam|practice-exam/.test(address) && !words.some(isOnExam)) return []
    return faultsOf(words.join('\n')).map(message => ({ file: `public${address}`, line: 1, message }))
  }),
)

/** Pages and drawings write the terms of the exam as {exam.…}. */
export const rule: ContentRule = {
  name: 'exam-terms',
  why: 'The organization may change its terms at any time; a dozen pages would then be wrong.',
  check: site => [...site.pages.flatMap(inPage), ...inDrawings(site.publicFiles)],
}
