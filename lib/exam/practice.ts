import type { Question } from '../course/question'
import { judged } from '../progress/progress'
import type { Progress } from '../progress/shape'
import type { Random } from './random'
import { isRight, type Bank, type BankQuestion } from './score'

type Answers = Progress['answers']

/** Ids of questions whose latest answer was wrong, the one missed longest ago first. */
export function missedQuestions(bank: Bank, answers: Answers): string[] {
  return Object.entries(answers)
    .filter(([id, answer]) => !answer.right && bank.has(id))
    .sort(([, a], [, b]) => Date.parse(a.at) - Date.parse(b.at))
    .map(([id]) => id)
}

/** An area's questions in practice order: missed, never answered, then right; shuffled within each group. */
export function practiceOrder(bank: Bank, area: string, answers: Answers, random: Random): string[] {
  const rank = ({ id }: BankQuestion) => {
    const last = answers[id]
    return last === undefined ? 1 : last.right ? 2 : 0
  }
  const questions = random.shuffled([...bank.values()].filter(question => question.area === area))
  return questions.sort((a, b) => rank(a) - rank(b)).map(({ id }) => id)
}

/** Each area's questions, those ever answered, and those right at the last try; in the given order. */
export function areaStandings(bank: Bank, areas: readonly string[], answers: Answers) {
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

/** Records an answer given in practice. */
export function withAnswer(
  progress: Progress,
  question: Question,
  keys: readonly string[],
  at: string,
): Progress {
  return judged(progress, question.id, isRight(question, keys), at)
}
