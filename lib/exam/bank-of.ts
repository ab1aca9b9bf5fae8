import type { Question, QuestionSet } from '../course/question'
import type { Bank, BankQuestion } from './score'

/** The bank from the lessons' sets and, by their topics, the questions for practice alone. */
export function bankOf(
  sets: readonly QuestionSet[],
  examOnly: Readonly<Record<string, readonly Question[]>>,
): Bank {
  const all = sets.flatMap(({ topic, questions, lesson, focusArea }) =>
    [...questions, ...(examOnly[topic] ?? [])].map((question): [string, BankQuestion] => [
      question.id,
      { ...question, lesson, area: question.focusArea ?? focusArea },
    ]),
  )
  return new Map(all)
}
