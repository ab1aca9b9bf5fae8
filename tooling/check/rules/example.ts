import type { ContentRule } from '../content/content-site'
import { sprintsExist } from './example/app-sprints'
import { exampleTexts, type ExampleCheck } from './example/example-text'
import { doneLineFaults, drawnDoneLinesFit } from './example/done-lines'
import { introductionFaults } from './example/introduction-link'
import { productGoalFits } from './example/product-goal'
import { sprintCountsFit } from './example/sprint-counts'
import { sprintDatesFit } from './example/sprint-dates'
import { goalFaults } from './example/sprint-goals'
import { sprintSpansFit } from './example/sprint-spans'
import { weekdaysFit } from './example/weekdays'
import { dailyScrumHourFits, wordingFits } from './example/wording'

const checks: readonly ExampleCheck[] = [
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

/** Pages, questions, and drawings agree with data/example. */
export const rule: ContentRule = {
  name: 'example',
  why: 'What happened on one page must be true on all others.',
  looksAt: 'page',
  check: site => [
    ...exampleTexts(site).flatMap(text =>
      checks.flatMap(check => check(text).map(message => ({ file: text.file, line: text.line, message }))),
    ),
    ...site.pages.flatMap(page => [...goalFaults(page), ...doneLineFaults(page)]),
    ...introductionFaults(site),
  ],
}
