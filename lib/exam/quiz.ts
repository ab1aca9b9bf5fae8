import type { Random } from './random'
import type { Bank, BankQuestion } from './score'

/** What a trainer's quiz asks; an empty section or area stands for all of them. */
export interface QuizRequest {
  section: string
  area: string
  count: number
}

/** The questions that fit. */
export const fitting = (
  bank: Bank,
  { section, area }: Pick<QuizRequest, 'section' | 'area'>,
): BankQuestion[] =>
  [...bank.values()].filter(
    question => (!section || question.guideSection === section) && (!area || question.area === area),
  )

/** Ids of a random choice of those, no two of which ask the same thing. */
export function drawQuizIds(bank: Bank, request: QuizRequest, random: Random): string[] {
  const drawn: BankQuestion[] = []
  for (const question of random.shuffled(fitting(bank, request))) {
    if (drawn.length === request.count) break
    if (!drawn.some(({ facts }) => facts?.some(fact => question.facts?.includes(fact)))) drawn.push(question)
  }
  return drawn.map(({ id }) => id)
}
