import { problem, type ContentRule } from '../content/content-site'
import { interviewQuestionsIn } from '../content/fill-interview-questions'
import { interviewFaults } from '../content/interview-faults'
import { lineOf } from '../content/page'

/** Each interview question has a role, a level, and its four paragraphs. */
export const rule: ContentRule = {
  name: 'interview-questions',
  why: 'A question with a mistyped role or level disappears as soon as a reader filters.',
  looksAt: 'page',
  check: site =>
    site.pages.flatMap(page =>
      interviewQuestionsIn(page.tree).flatMap(element =>
        [...interviewFaults(element)].map(fault =>
          problem(page, lineOf(element), `InterviewQuestion ${fault}`),
        ),
      ),
    ),
}
