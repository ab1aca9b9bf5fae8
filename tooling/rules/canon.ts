import type { ContentRule } from '../content/content-site'
import { sprintsExist } from './canon/app-sprints'
import { canonTexts, type CanonCheck } from './canon/canon-text'
import { doneLineFaults, drawnDoneLinesFit } from './canon/done-lines'
import { introductionFaults } from './canon/introduction-link'
import { productGoalFits } from './canon/product-goal'
import { sprintCountsFit } from './canon/sprint-counts'
import { sprintDatesFit } from './canon/sprint-dates'
import { goalFaults } from './canon/sprint-goals'
import { sprintSpansFit } from './canon/sprint-spans'
import { weekdaysFit } from './canon/weekdays'
import { dailyScrumHourFits, wordingFits } from './canon/wording'

const checks: readonly CanonCheck[] = [
  weekdaysFit,
  sprintsExist,
  sprintDatesFit,
  sprintSpansFit,
  sprintCountsFit,
  drawnDoneLinesFit,
  productGoalFits,
  wordingFits,
  dailyScrumHourFits,
]

/** Pages, questions and drawings tell the running example as data/canon has it. */
export const rule: ContentRule = {
  name: 'canon',
  why: 'Every page promises that what happened on one of them is still true on the others.',
  looksAt: 'page',
  check: site => [
    ...canonTexts(site).flatMap(text =>
      checks.flatMap(check => check(text).map(message => ({ file: text.file, line: text.line, message }))),
    ),
    ...site.pages.flatMap(page => [...goalFaults(page), ...doneLineFaults(page)]),
    ...introductionFaults(site),
  ],
}
