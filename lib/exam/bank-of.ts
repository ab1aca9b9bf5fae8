import { areaFinder, type GuideAreas, type GuideStatement } from '../course/guide-statement'
import { sectionOf, type Question, type QuestionSet, type StatementId } from '../course/question'
import type { Bank, BankQuestion } from './score'

/** Groups that ask the same thing: ids of statements, and ids of questions. */
export interface SameFacts {
  statements: readonly (readonly StatementId[])[]
  questions: readonly (readonly string[])[]
}

/** What questions rest on. */
export interface BankBasis {
  areas: GuideAreas
  statements: readonly GuideStatement[]
  sameFacts: SameFacts
}

/** What a question asks: the statements it rests on, those that say the same counted as one, and its groups. */
function factFinder({ statements, questions }: SameFacts): (question: Question) => string[] {
  const first = new Map<string, string>(
    statements.flatMap(group => group.map(id => [id, group[0] ?? id] as const)),
  )
  return ({ id, rests = [] }) => [
    ...new Set(rests.map(statement => first.get(statement) ?? statement)),
    ...questions.flatMap((group, at) => (group.includes(id) ? [`group ${at}`] : [])),
  ]
}

/** Builds the bank from the lessons' questions and those only for practice. */
export function bankOf(
  sets: readonly QuestionSet[],
  examOnly: Readonly<Record<string, readonly Question[]>>,
  { areas, statements, sameFacts }: BankBasis,
): Bank {
  const areaOf = areaFinder(areas)
  const factsOf = factFinder(sameFacts)
  const stated = new Map(statements.map(statement => [statement.id as string, statement]))
  const all = sets.flatMap(({ topic, questions, lesson, focusArea }) =>
    [...questions, ...(examOnly[topic] ?? [])].map((question): [string, BankQuestion] => {
      const { id, rests = [] } = question
      const derived = {
        guideSection: sectionOf(question),
        area: areaOf(rests[0] ?? '') ?? question.focusArea ?? focusArea,
        facts: factsOf(question),
        statements: rests.flatMap(each => stated.get(each) ?? []),
      }
      return [id, { ...question, lesson, ...derived }]
    }),
  )
  return new Map(all)
}
