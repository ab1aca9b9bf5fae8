import { problem, type ContentRule } from '../content/content-site'
import { interviewQuestionsIn } from '../content/fill-interview-questions'
import { interviewFaults } from '../content/interview-faults'
import { lineOf } from '../content/page'

/** Each interview question says for whom it is, how much experience it asks for, and how to answer it. */
export const rule: ContentRule = {
  name: 'interview-questions',
  why: 'A question whose role or level is mistyped is hidden as soon as a reader chooses one.',
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
