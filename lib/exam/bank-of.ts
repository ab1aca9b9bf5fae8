import type { Question, QuestionSet } from '../course/question'
import type { Bank, BankQuestion } from './score'

/**
 * Builds the bank from the lessons' questions and those only for practice.
 * @param sameFacts groups of ids of questions that ask the same thing
 */
export function bankOf(
  sets: readonly QuestionSet[],
  examOnly: Readonly<Record<string, readonly Question[]>>,
  sameFacts: readonly (readonly string[])[] = [],
): Bank {
  const factsOf = (id: string) => {
    const facts = sameFacts.flatMap((group, fact) => (group.includes(id) ? [fact] : []))
    return facts.length > 0 ? { facts } : {}
  }
  const all = sets.flatMap(({ topic, questions, lesson, focusArea }) =>
    [...questions, ...(examOnly[topic] ?? [])].map((question): [string, BankQuestion] => [
      question.id,
      { ...question, lesson, area: question.focusArea ?? focusArea, ...factsOf(question.id) },
    ]),
  )
  return new Map(all)
}
