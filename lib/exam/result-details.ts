import { focusAreas, guideSections } from '../course/question'
import type { ExamResult } from '../progress/shape'
import { passOf } from './exam-rules'
import { isPassed, percentRight } from './result'
import { isRight, type Bank } from './score'
import { clockText, minutesText } from './time-text'

/** Right answers out of those asked. */
export interface PartScore {
  name: string
  right: number
  asked: number
}

/** Weakest first; ties stay in order. */
const weakestFirst = (scores: readonly PartScore[]): PartScore[] =>
  [...scores].sort((a, b) => a.right / a.asked - b.right / b.asked)

const placeOf = (area: string) => (focusAreas as readonly string[]).indexOf(area)

/** Right answers by focus area, weakest first. */
export const areaScores = ({ areas }: ExamResult): PartScore[] =>
  weakestFirst(
    Object.entries(areas)
      .map(([name, score]) => ({ ...score, name }))
      .sort((a, b) => placeOf(a.name) - placeOf(b.name)),
  )

/** Right answers by section of the Guide, weakest first. */
export function sectionScores({ questions, answers }: ExamResult, bank: Bank): PartScore[] {
  const asked = questions.flatMap(id => bank.get(id) ?? [])
  const scores = guideSections.map((name): PartScore => {
    const own = asked.filter(({ guideSection }) => guideSection === name)
    const right = own.filter(question => isRight(question, answers[question.id]))
    return { name, right: right.length, asked: own.length }
  })
  return weakestFirst(scores.filter(score => score.asked > 0))
}

/** How many questions were flagged at the end and how many of them were right; undefined if not recorded. */
export function flaggedScore({ flagged, answers }: ExamResult, bank: Bank): PartScore | undefined {
  if (!flagged) return undefined
  const asked = flagged.flatMap(id => bank.get(id) ?? [])
  const right = asked.filter(question => isRight(question, answers[question.id])).length
  return { name: 'flagged', right, asked: asked.length }
}

/** Maximum number of exams in the chart. */
const shownExams = 12

/** The exams up to this one, oldest first; empty for the first exam. */
export function examTrend(exams: readonly ExamResult[], id: string): ExamResult[] {
  const index = exams.findIndex(exam => exam.id === id)
  return index < 1 ? [] : exams.slice(Math.max(0, index + 1 - shownExams), index + 1)
}

/** The change since the exam before, in words; empty for the first. */
export function changeInWords(trend: readonly ExamResult[]): string {
  const [before, now] = trend.slice(-2)
  if (!before || !now) return ''
  const points = percentRight(now) - percentRight(before)
  if (points === 0) return 'The same percentage as in the previous exam.'
  const words = `${Math.abs(points)} percentage ${Math.abs(points) === 1 ? 'point' : 'points'}`
  return `${words} ${points > 0 ? 'more' : 'less'} than in the previous exam.`
}

/** How the time was used, in words. */
export function timeInWords({ spent, time, isStrict, pauses = 0 }: ExamResult, all: number): string {
  const used = spent >= (time ?? all) ? 'Time ran out, so the exam ended.' : `You took ${minutesText(spent)}.`
  if (isStrict) return `${used} It was a strict exam, without pausing or going back.`
  if (pauses === 0) return used
  return `${used} You paused ${pauses === 1 ? 'once' : `${pauses} times`}.`
}

const verdict = (isRightAnswer: boolean, isBlank: boolean) =>
  isBlank ? 'blank' : isRightAnswer ? 'right' : 'missed'

/** A result as a plain text file. */
export function resultText(result: ExamResult, bank: Bank): string {
  const line = ({ name, right, asked }: PartScore) => `${name}: ${right} of ${asked}`
  const areas = Object.entries(result.areas).map(([name, score]) => line({ name, ...score }))
  const questions = result.questions.flatMap((id, index) => {
    const question = bank.get(id)
    if (!question) return []
    const keys = result.answers[id]
    const marks = [
      verdict(isRight(question, keys), keys === undefined),
      ...(result.flagged?.includes(id) ? ['flagged'] : []),
      ...(result.times?.[id] === undefined ? [] : [clockText(result.times[id])]),
    ]
    return [`${index + 1}. ${question.stem} (${marks.join(', ')}; ${id})`]
  })
  return [
    `PSM I practice exam, ended ${result.endedAt}`,
    `${result.right} of ${result.questions.length} right, ${percentRight(result)}%: ${isPassed(result) ? 'passed' : 'not passed'} (needed: ${passOf(result.questions.length)})`,
    '',
    'By focus area',
    ...areas,
    '',
    'By section of the Scrum Guide',
    ...sectionScores(result, bank).map(line),
    '',
    'Questions',
    ...questions,
    '',
  ].join('\n')
}
