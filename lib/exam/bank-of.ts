import { areaFinder, type GuideAreas, type GuideStatement } from '../course/guide-statement'
import { sectionOf, type Question, type QuestionSet } from '../course/question'
import type { Bank, BankQuestion } from './score'

/** What questions rest on. */
export interface BankBasis {
  areas: GuideAreas
  statements: readonly GuideStatement[]
  /** Groups of ids of questions that ask the same thing although they rest on different statements, or on none. */
  sameFacts?: readonly (readonly string[])[]
}

/** Builds the bank from the lessons' questions and those only for practice. */
export function bankOf(
  sets: readonly QuestionSet[],
  examOnly: Readonly<Record<string, readonly Question[]>>,
  { areas, statements, sameFacts = [] }: BankBasis,
): Bank {
  const areaOf = areaFinder(areas)
  const stated = new Map(statements.map(statement => [statement.id as string, statement]))
  const groupsOf = (id: string) =>
    sameFacts.flatMap((group, at) => (group.includes(id) ? [`group-${at}`] : []))
  const all = sets.flatMap(({ topic, questions, lesson, focusArea }) =>
    [...questions, ...(examOnly[topic] ?? [])].map((question): [string, BankQuestion] => {
      const { id, rests = [] } = question
      const area = areaOf(rests[0] ?? '') ?? question.focusArea ?? focusArea
      const facts = [...rests, ...groupsOf(id)]
      const bases = rests.flatMap(each => stated.get(each) ?? [])
      return [id, { ...question, lesson, area, guideSection: sectionOf(question), facts, statements: bases }]
    }),
  )
  return new Map(all)
}
