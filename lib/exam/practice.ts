import type { Question } from '../course/question'
import { judged } from '../progress/progress'
import type { Progress } from '../progress/shape'
import type { Random } from './random'
import { isRight, type Bank, type BankQuestion } from './score'

type Answers = Progress['answers']

/** Ids of the bank's questions whose last answer was wrong, the one missed longest ago first. */
export function missedQuestions(bank: Bank, answers: Answers): string[] {
  return Object.entries(answers)
    .filter(([id, answer]) => !answer.right && bank.has(id))
    .sort(([, a], [, b]) => Date.parse(a.at) - Date.parse(b.at))
    .map(([id]) => id)
}

/**
 * All questions of an area in the order to practice them: those missed last time, those never answered, those that
 * were right; by chance within each.
 */
export function practiceOrder(bank: Bank, area: string, answers: Answers, random: Random): string[] {
  const rank = ({ id }: BankQuestion) => {
    const last = answers[id]
    return last === undefined ? 1 : last.right ? 2 : 0
  }
  const questions = random.shuffled([...bank.values()].filter(question => question.area === area))
  return questions.sort((a, b) => rank(a) - rank(b)).map(({ id }) => id)
}

/** How an area stands: its questions, how many were ever answered, and how many right the last time. */
export interface AreaStanding {
  area: string
  asked: number
  answered: number
  right: number
}

/** How each area of the bank stands, in the given order. */
export function areaStandings(bank: Bank, areas: readonly string[], answers: Answers): AreaStanding[] {
  return areas.map(area => {
    const questions = [...bank.values()].filter(question => question.area === area)
    const known = questions.flatMap(({ id }) => answers[id] ?? [])
    return {
      area,
      asked: questions.length,
      answered: known.length,
      right: known.filter(answer => answer.right).length,
    }
  })
}

/** Remembers an answer that was given in practice. */
export function withAnswer(
  progress: Progress,
  question: Question,
  keys: readonly string[],
  at: string,
): Progress {
  return judged(progress, question.id, isRight(question, keys), at)
}
