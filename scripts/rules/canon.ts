import type { ContentRule } from '../../lib/content/content-site'
import { sprintsExist } from './canon/app-sprints'
import { canonTexts, type CanonCheck } from './canon/canon-text'
import { introductionFaults } from './canon/introduction-link'
import { doneLinesFit, productGoalFits } from './canon/quoted-lines'
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
  doneLinesFit,
  productGoalFits,
  wordingFits,
  dailyScrumHourFits,
]

/** Pages, questions and drawings tell the running example as data/canon has it. */
export const rule: ContentRule = {
  name: 'canon',
  why: 'Every page promises that what happened on one of them is still true on the others.',
  check: site => [
    ...canonTexts(site).flatMap(text =>
      checks.flatMap(check => check(text).map(message => ({ file: text.file, line: text.line, message }))),
    ),
    ...site.pages.flatMap(goalFaults),
    ...introductionFaults(site),
  ],
}
