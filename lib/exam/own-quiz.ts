import { guideSections } from '../course/question'
import type { Progress } from '../progress/shape'
import { inPracticeOrder } from './practice'
import type { Random } from './random'
import type { Bank, BankQuestion } from './score'

/** What a reader's own quiz asks; an empty list allows everything. */
export interface OwnQuiz {
  sections: readonly string[]
  areas: readonly string[]
  kinds: readonly string[]
  levels: readonly string[]
  only: 'all' | 'new' | 'missed'
}

/** The quiz that leaves nothing out. */
export const anyQuiz: OwnQuiz = { sections: [], areas: [], kinds: [], levels: [], only: 'all' }

/** The sections that some question rests on, in the Guide's order. */
export function sectionsIn(bank: Bank): string[] {
  const used = new Set<string>([...bank.values()].map(({ guideSection }) => guideSection))
  return guideSections.filter(section => used.has(section))
}

const allows = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)

/** The questions a quiz may ask. */
export const matching = (bank: Bank, answers: Progress['answers'], quiz: OwnQuiz): BankQuestion[] =>
  [...bank.values()].filter(
    ({ id, guideSection, area, kind, difficulty }) =>
      allows(quiz.sections, guideSection) &&
      allows(quiz.areas, area) &&
      allows(quiz.kinds, kind) &&
      allows(quiz.levels, `${difficulty}`) &&
      (quiz.only !== 'new' || !(id in answers)) &&
      (quiz.only !== 'missed' || answers[id]?.right === false),
  )

/** Draws at most this many of the questions in practice order; two that ask the same only if there are too few others. */
export function drawQuiz(
  questions: readonly BankQuestion[],
  answers: Progress['answers'],
  count: number,
  random: Random,
): string[] {
  const asked = new Set<string>()
  const apart: string[] = []
  const again: string[] = []
  for (const { id, facts = [] } of inPracticeOrder(questions, answers, random)) {
    if (facts.some(fact => asked.has(fact))) again.push(id)
    else apart.push(id)
    facts.forEach(fact => asked.add(fact))
  }
  return random.shuffled([...apart, ...again].slice(0, count))
}
