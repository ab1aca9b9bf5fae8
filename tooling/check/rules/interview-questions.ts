import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { interviewQuestionsIn } from '../content/fill-interview-questions'
import { interviewProblems } from '../content/interview-problems'
import { lineOf } from '../content/page'

/** Each interview question has a role, a level, and its four paragraphs. */
export const rule: Rule = {
  why: 'A question with a mistyped role or level disappears as soon as a reader filters.',
  check: eachPage(function* ({ tree }) {
    for (const element of interviewQuestionsIn(tree))
      for (const problem of interviewProblems(element))
        yield [lineOf(element), `InterviewQuestion ${problem}`]
  }),
}
