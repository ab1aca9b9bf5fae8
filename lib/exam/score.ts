import { choicesOf, type FocusArea, type Question } from '../course/question'
import type { Attempt, ExamResult } from '../progress/shape'

/** A question of the bank, with what it takes from its set. */
export type BankQuestion = Question & {
  area: FocusArea
  /** Route of the lesson that teaches the answer. */
  lesson: string
  /** The groups of questions that ask for the same thing to which it belongs; missing where it has no such twin. */
  facts?: readonly number[]
}

/** The bank by the questions' ids. */
export type Bank = ReadonlyMap<string, BankQuestion>

/** Whether exactly the right options were chosen: there is no part of a right answer. */
export function isRight(question: Question, keys: readonly string[] | undefined): boolean {
  const right = choicesOf(question).filter(choice => choice.right)
  return keys?.length === right.length && right.every(({ key }) => keys.includes(key))
}

/** Right answers and questions asked, in all and by focus area. */
export type Score = Pick<ExamResult, 'right' | 'areas'>

/** What an exam's answers are worth. A question that has left the bank since counts as not right, in no area. */
export function scoreOf({ questions, answers }: Pick<Attempt, 'questions' | 'answers'>, bank: Bank): Score {
  const areas: ExamResult['areas'] = {}
  let right = 0
  for (const id of questions) {
    const question = bank.get(id)
    if (!question) continue
    const area = (areas[question.area] ??= { right: 0, asked: 0 })
    area.asked += 1
    if (!isRight(question, answers[id])) continue
    area.right += 1
    right += 1
  }
  return { right, areas }
}

/** Ids of the questions that an ended exam missed, in its order; blanks are among them. */
export function missedIn(
  { questions, answers }: Pick<Attempt, 'questions' | 'answers'>,
  bank: Bank,
): string[] {
  return questions.filter(id => {
    const question = bank.get(id)
    return question !== undefined && !isRight(question, answers[id])
  })
}
