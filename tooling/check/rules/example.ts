import { problem, type Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { sprintsExist } from './example/app-sprints'
import { castProblems } from './example/cast'
import { exampleTexts, type ExampleCheck } from './example/example-text'
import { doneLineProblems, drawnDoneLinesFit } from './example/done-lines'
import { introductionProblems } from './example/introduction-link'
import { sprintCountsFit } from './example/sprint-counts'
import { sprintDatesFit } from './example/sprint-dates'
import { goalProblems } from './example/sprint-goals'
import { weekdaysFit } from './example/weekdays'
import { wordingFits } from './example/wording'

const checks: readonly ExampleCheck[] = [
  weekdaysFit,
  sprintsExist,
  sprintDatesFit,
  sprintCountsFit,
  drawnDoneLinesFit,
  wordingFits,
]

/** Pages, questions, and drawings agree with data/example. */
export const rule: Rule = {
  why: 'What happened on one page must be true on all others.',
  looksAt: 'page',
  *check(site) {
    for (const text of exampleTexts(site))
      for (const check of checks) for (const message of check(text)) yield problem(text, text.line, message)
    yield* eachPage(page => [...goalProblems(page), ...doneLineProblems(page)])(site)
    yield* introductionProblems(site)
    yield* castProblems(site)
  },
}
