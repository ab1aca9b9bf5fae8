import { examFacts } from '../../../lib/exam/exam-facts'
import { byObject } from '../content/by-object'
import {
  lineOfText,
  problem,
  type ContentRule,
  type ContentSite,
  type Problem,
} from '../content/content-site'
import { wordsOfSvg } from '../../figures/words-of-svg'

/** How drawings and alt texts state the exam's terms, number first. */
const terms: readonly (readonly [pattern: RegExp, now: string, what: string])[] = [
  [/(\d+) questions\b/g, examFacts.questions, 'the questions of the exam'],
  [/(\d+) minutes\b/g, examFacts.minutes, 'the minutes of the exam'],
  [/(\d+)(?: \w+ ones must be)? right\b/g, examFacts.pass, 'the right answers that pass'],
  [/(\d+)(?: \w+ ones)? may be wrong\b/g, examFacts.mayMiss, 'the answers that may be wrong'],
  [/(\d+) (?:s|seconds) each\b/g, examFacts.secondsEach, 'the seconds for each question'],
  [/(\d+ ?%)/g, examFacts.percent, 'the share of right answers that passes'],
]

const onExam = /\bPSM\b|\bexam\b|\bto pass\b/i
/** 'psm-1-exam-to-scale.svg' and the like. */
const nameOnExam = /psm-?1-exam|practice-exam/

function faultsOf(text: string): { near: string; message: string }[] {
  return terms.flatMap(([pattern, now, what]) =>
    [...text.matchAll(pattern)]
      .filter(([, number]) => number?.replace(' ', '') !== now)
      .map(([said, number = '']) => ({
        near: said,
        message: `says '${said}', but ${what} are ${now} in lib/exam/exam-rules.ts, not ${number}: redraw or rewrite it.`,
      })),
  )
}

const faultsInDrawings = byObject((files: ContentSite['publicFiles']): Problem[] =>
  [...files].flatMap(([address, svg]) => {
    if (!address.endsWith('.svg')) return []
    const words = wordsOfSvg(svg)
    if (!nameOnExam.test(address) && !words.some(text => onExam.test(text))) return []
    return words.flatMap(text =>
      faultsOf(text).map(({ near, message }) => ({
        file: `public${address}`,
        line: lineOfText(svg, near),
        message,
      })),
    )
  }),
)

/** Drawings and their alt texts state the current terms of the exam, since {exam.pass} doesn't work there. */
export const rule: ContentRule = {
  name: 'drawn-exam-terms',
  why: 'A drawing keeps its numbers when the terms change; this rule names each one to redraw.',
  check: site => [
    ...site.pages.flatMap(page =>
      page.images
        .filter(({ src, alt }) => alt !== undefined && (nameOnExam.test(src) || onExam.test(alt)))
        .flatMap(({ alt = '', line, src }) =>
          faultsOf(alt).map(({ message }) => problem(page, line, `alt text of ${src} ${message}`)),
        ),
    ),
    ...faultsInDrawings(site.publicFiles),
  ],
}
