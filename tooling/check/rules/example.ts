import { problem, type Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { sprintsExist } from './example/app-sprints'
import { castProblems } from './example/cast'
import { otherTexts, textsOfPage, type ExampleCheck, type ExampleText } from './example/example-text'
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

const messagesOn = (text: ExampleText) => checks.flatMap(check => check(text))

const problemsOfPages = eachPage(page => [
  ...textsOfPage(page).flatMap(text => messagesOn(text).map(message => [text.line, message] as const)),
  ...goalProblems(page),
  ...doneLineProblems(page),
])

/** Pages, questions, and drawings agree with data/example. */
export const rule: Rule = {
  why: 'What happened on one page must be true on all others.',
  *check(site) {
    yield* problemsOfPages(site)
    for (const text of otherTexts(site))
      for (const message of messagesOn(text)) yield problem(text, text.line, message)
    yield* introductionProblems(site)
    yield* castProblems(site)
  },
}
