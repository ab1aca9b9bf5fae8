import type { Question } from '../course/question'
import type { ExamResult } from '../progress/shape'
import { passOf } from './exam-rules'
import { countsOf, outcomeOf, questionsOf, type Outcome } from './outcomes'
import { restInWords } from './next-step'
import { isPassed, percentRight } from './result'
import { areaScores, paceOf, sectionScores, type PartScore } from './result-details'
import { recordInWords } from './review'
import type { Bank } from './score'
import { shownChoices } from './shown-choices'
import { clockText } from './time-text'
import { isExam } from './exam-kind'

/** What an outcome is called in a list of questions. */
export const outcomeWords = {
  right: 'right',
  wrong: 'missed',
  blank: 'left blank',
  unseen: 'not reached',
} as const satisfies Record<Outcome, string>

/** What the exam recorded about a question, in words: 'Sure, changed, 0:52 (pace 0:45)'. Empty if nothing. */
export function recordOf(result: ExamResult, id: string): string {
  const time = result.times?.[id]
  const pace = Number.isFinite(paceOf(result)) ? ` (pace ${clockText(paceOf(result))})` : ''
  const words = [
    result.confidence?.[id],
    (result.changes?.[id] ?? 0) > 0 && 'changed',
    result.flagged?.includes(id) && 'bookmarked',
    time !== undefined && `${clockText(time)} min${pace}`,
  ]
    .filter(Boolean)
    .join(', ')
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** The options with what was chosen, what is right, and why. */
function optionLines(question: Question, chosen: readonly string[], seed: number | undefined): string[] {
  return shownChoices(question, seed).flatMap(({ key, letter, text, right, why }) => {
    const marks = [right && 'right', chosen.includes(key) && 'your answer'].filter(Boolean).join(', ')
    return [`   ${letter}. ${text}${marks && ` [${marks}]`}`, `      ${why}`]
  })
}

const scoreLine = ({ name, ...counts }: PartScore) =>
  `${name}: ${counts.right} right${restInWords(counts) && `, ${restInWords(counts).slice(0, -1)}`}`

/** A result as a plain text file, with all questions, answers and reasons. */
export function resultText(result: ExamResult, bank: Bank): string {
  const asked = result.questions.length
  const verdict = isExam(result)
    ? `: ${isPassed(result) ? 'passed' : 'not passed'} (needed: ${passOf(asked)})`
    : ''
  const questions = result.questions.flatMap((id, index) => {
    const question = bank.get(id)
    if (!question) return []
    return [
      `${index + 1}. ${question.stem} (${outcomeWords[outcomeOf(result, question)]}; ${id})`,
      ...[recordOf(result, id)].filter(Boolean).map(words => `   ${words}`),
      ...optionLines(question, result.answers[id] ?? [], result.seed),
      `   Based on: ${question.guideSection}`,
      '',
    ]
  })
  return [
    `PSM I practice exam, ended ${result.endedAt}`,
    `${result.right} of ${asked} right, ${percentRight(result)}%${verdict}`,
    ...[restInWords(countsOf(result, questionsOf(result, bank))), ...recordInWords(result, bank)].filter(
      Boolean,
    ),
    '',
    'By focus area',
    ...areaScores(result, bank).map(scoreLine),
    '',
    'By section of the Scrum Guide',
    ...sectionScores(result, bank).map(scoreLine),
    '',
    'Questions',
    ...questions,
  ].join('\n')
}
