import type { Question, QuestionSet } from '../lib/course/question'
import { bankOf } from '../lib/exam/bank-of'
import type { Bank } from '../lib/exam/score'
import { sameFacts } from './same-facts'

// Read by webpack, so that a lesson's new file is in the bank without a list that could forget it.
const lessons = import.meta.webpackContext('./questions', { regExp: /\.ts$/ })
const exam = import.meta.webpackContext('./exam-questions', { regExp: /\.ts$/ })

const topicOf = (key: string) => key.slice('./'.length, -'.ts'.length)

/** What the lessons ask at their ends. */
export const questionSets: readonly QuestionSet[] = lessons
  .keys()
  .map(key => (lessons(key) as { questions: QuestionSet }).questions)

/** All questions. Large: import only where and when questions are asked. */
export const questionBank: Bank = bankOf(
  questionSets,
  Object.fromEntries(
    exam.keys().map(key => [topicOf(key), (exam(key) as { examOnly: readonly Question[] }).examOnly]),
  ),
  sameFacts,
)
