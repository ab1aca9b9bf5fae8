import * as words from '../../data/words/exam-result'
import * as formats from '../../data/words/formats'
import * as guide from '../../data/words/guide'
import * as notes from '../../data/words/question-notes'
import type { Question } from '../course/question'
import type { ExamResult } from '../progress/shape'
import { stillToChoose } from './complete'
import { passOf } from './exam-rules'
import { countsOf, outcomeOf, questionsOf } from './outcomes'
import { restInWords } from './next-step'
import { isPassed, percentRight } from './result'
import { areaScores, paceOf, sectionScores, type PartScore } from './result-details'
import { recordInWords } from './review'
import type { Bank, BankQuestion } from './score'
import { shownChoices } from './shown-choices'
import { clockText } from './time-text'
import { isExam } from './exam-kind'

/** In the reader's time zone. */
const moment = new Intl.DateTimeFormat(formats.dates, { dateStyle: 'long', timeStyle: 'short' })

/** What the exam recorded about a question, in words: 'Sure, changed, 0:52 (pace 0:45)'. Empty if nothing. */
export function recordOf(result: ExamResult, id: string): string {
  const time = result.times?.[id]
  const pace = paceOf(result)
  const confidence = result.confidence?.[id]
  const parts = [
    confidence && words.sureWords[confidence],
    (result.changes?.[id] ?? 0) > 0 && words.changed,
    result.flagged?.includes(id) && words.bookmarked,
    time !== undefined &&
      (Number.isFinite(pace)
        ? words.tookAtPace(clockText(time), clockText(pace))
        : words.took(clockText(time))),
  ]
  const text = words.listed(parts.filter(part => typeof part === 'string'))
  return text && words.asSentence(text.charAt(0).toUpperCase() + text.slice(1))
}

/** What became of a question: 'right', 'missed', '1 chosen instead of 2'. */
export function outcomeInWords(result: ExamResult, question: BankQuestion): string {
  const outcome = outcomeOf(result, question)
  const chosen = result.answers[question.id]?.length ?? 0
  return outcome === 'blank' && chosen > 0
    ? words.chosenInstead(chosen, chosen + stillToChoose(question, result.answers[question.id]))
    : words.outcomeWords[outcome]
}

/** The options with what was chosen, what is right, and why. */
function optionLines(question: Question, chosen: readonly string[], seed: number | undefined): string[] {
  return shownChoices(question, seed).flatMap(({ key, letter, text, right, why }) => {
    const marks = [right && words.isRight, chosen.includes(key) && words.yourAnswer]
      .filter(Boolean)
      .join(', ')
    return [`   ${letter}. ${text}${marks && ` [${marks}]`}`, `      ${why}`]
  })
}

const scoreLine = ({ name, ...counts }: PartScore) => words.partRight(name, counts.right, restInWords(counts))

/** A result as a plain text file, with all questions, answers and reasons. */
export function resultText(result: ExamResult, bank: Bank): string {
  const asked = result.questions.length
  const verdict = isExam(result)
    ? isPassed(result)
      ? words.filePassed(passOf(asked))
      : words.fileNotPassed(passOf(asked))
    : ''
  const questions = result.questions.flatMap((id, index) => {
    const question = bank.get(id)
    if (!question) return []
    return [
      `${index + 1}. ${question.stem} (${outcomeInWords(result, question)}; ${id})`,
      ...[recordOf(result, id)].filter(Boolean).map(text => `   ${text}`),
      ...optionLines(question, result.answers[id] ?? [], result.seed),
      `   ${notes.basedOn(guide.sectionName(question.guideSection))}`,
      '',
    ]
  })
  const rest = restInWords(countsOf(result, questionsOf(result, bank)))
  return [
    words.fileTitle(moment.format(new Date(result.endedAt))),
    `${words.rightOf(result.right, asked)}, ${percentRight(result)}%${verdict}`,
    ...(rest ? [words.asSentence(rest)] : []),
    ...recordInWords(result, bank),
    '',
    words.fileByArea,
    ...areaScores(result, bank).map(scoreLine),
    '',
    words.fileBySection,
    ...sectionScores(result, bank).map(scoreLine),
    '',
    words.questions,
    ...questions,
  ].join('\n')
}
