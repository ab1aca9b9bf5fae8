import * as words from '../../data/words/exam-start'
import * as guide from '../../data/words/guide'
import type { Question } from '../course/question'
import type { AskedRound } from './asked-round'
import { judged } from '../repetition/judged'
import type { Confidence, Progress } from '../progress/shape'
import { isComplete } from './complete'
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

/** Questions in practice order: missed, never answered, then right; shuffled within each group. */
export function inPracticeOrder(
  questions: readonly BankQuestion[],
  answers: Answers,
  random: Random,
): BankQuestion[] {
  const rank = ({ id }: BankQuestion) => {
    const last = answers[id]
    return last === undefined ? 1 : last.right ? 2 : 0
  }
  return random.shuffled(questions).sort((a, b) => rank(a) - rank(b))
}

/** An area's questions in practice order. */
export function practiceOrder(bank: Bank, area: string, answers: Answers, random: Random): string[] {
  const questions = [...bank.values()].filter(question => question.area === area)
  return inPracticeOrder(questions, answers, random).map(({ id }) => id)
}

/** A round's title and questions: as many as were asked for. */
export function roundOf(
  asked: Exclude<AskedRound, { kind: 'exam' }>,
  bank: Bank,
  answers: Answers,
  random: Random,
) {
  const all =
    asked.kind === 'missed'
      ? missedQuestions(bank, answers)
      : practiceOrder(bank, asked.area, answers, random)
  return {
    title: asked.kind === 'missed' ? words.missed : guide.areaName(asked.area),
    ids: all.slice(0, asked.questions),
  }
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

/** Records an answer in an exam or in practice; a blank, or too few options, changes nothing. */
export function withAnswer(
  progress: Progress,
  question: Question,
  keys: readonly string[] | undefined,
  at: string,
  confidence?: Confidence,
): Progress {
  if (!isComplete(question, keys)) return progress
  return judged(progress, question.id, { right: isRight(question, keys), at, confidence })
}
