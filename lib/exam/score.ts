import type { GuideStatement } from '../course/guide-statement'
import { choicesOf, type FocusArea, type GuideSection, type Question } from '../course/question'
import type { Attempt, ExamResult } from '../progress/shape'

/** A question of the bank, with properties of its set. */
export type BankQuestion = Question & {
  area: FocusArea
  guideSection: GuideSection
  /** Route of the lesson behind the answer. */
  lesson: string
  /** What it asks: two questions with a fact in common are twins, and an exam has only one of them. */
  facts?: readonly string[]
  /** What the Guide says, the deciding statement first; empty for complementary practice. */
  statements?: readonly GuideStatement[]
}

/** The bank by the questions' ids. */
export type Bank = ReadonlyMap<string, BankQuestion>

/** Whether exactly the right options were chosen; there is no partial credit. */
export function isRight(question: Question, keys: readonly string[] | undefined): boolean {
  const right = choicesOf(question).filter(choice => choice.right)
  return keys?.length === right.length && right.every(({ key }) => keys.includes(key))
}

/** Right answers and questions asked, in total and by area. */
export type Score = Pick<ExamResult, 'right' | 'areas'>

/** Scores an exam. A question no longer in the bank counts as wrong, in no area. */
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
