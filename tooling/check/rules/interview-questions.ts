import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { interviewQuestionsIn } from '../content/fill-interview-questions'
import { interviewFaults } from '../content/interview-faults'
import { lineOf } from '../content/page'

/** Each interview question has a role, a level, and its four paragraphs. */
export const rule: Rule = {
  why: 'A question with a mistyped role or level disappears as soon as a reader filters.',
  looksAt: 'page',
  check: eachPage(function* ({ tree }) {
    for (const element of interviewQuestionsIn(tree))
      for (const fault of interviewFaults(element)) yield [lineOf(element), `InterviewQuestion ${fault}`]
  }),
}
