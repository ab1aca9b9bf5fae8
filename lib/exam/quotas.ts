import { choicesOf, scopeOf, type Question } from '../course/question'
import { examRules } from './exam-rules'

/** How many of an exam's questions are of each kind and difficulty: always the same, so that scores can be compared. */
const ofWholeExam = {
  kind: { single: 52, multiple: 16, 'true-false': 12 },
  difficulty: { 1: 12, 2: 40, 3: 28 },
} as const

/** Questions that rest on what is near the Guide and not on it, at most; what the course alone teaches is never asked. */
const nearTheGuide = 3
/** Words to be read, stems and options together; half an hour of an hour for a reader whose language is another. */
const wordsToRead = 5000

/** What an exam with so many questions should hold. */
export interface Quotas {
  kind: ReadonlyMap<string, number>
  difficulty: ReadonlyMap<string, number>
  near: number
  words: number
}

/** Parts of so many in the same proportions; those that lose most by rounding get what is left. */
function shared(parts: Readonly<Record<string, number>>, count: number): Map<string, number> {
  const sum = Object.values(parts).reduce((total, part) => total + part, 0)
  const exact = Object.entries(parts).map(([name, part]) => ({ name, share: (part * count) / sum }))
  const whole = new Map(exact.map(({ name, share }) => [name, Math.floor(share)]))
  const left = count - [...whole.values()].reduce((total, part) => total + part, 0)
  const neediest = exact.sort((a, b) => (b.share % 1) - (a.share % 1)).slice(0, left)
  for (const { name } of neediest) whole.set(name, (whole.get(name) ?? 0) + 1)
  return whole
}

/** The quotas of an exam with so many questions. */
export const quotasOf = (count: number): Quotas => ({
  kind: shared(ofWholeExam.kind, count),
  difficulty: shared(ofWholeExam.difficulty, count),
  near: Math.floor((nearTheGuide * count) / examRules.questions),
  words: (wordsToRead * count) / examRules.questions,
})

/** A question as far as drawing needs it; what is not known of it weighs nothing. */
export interface DrawnFrom {
  id: string
  area: string
  kind?: string
  difficulty?: string
  isNear?: boolean
  /** Groups of questions that ask for the same thing. */
  facts?: readonly number[]
  /** To be read. */
  words?: number
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The questions that an exam may take, as far as drawing needs them. */
export const examPool = (
  questions: Iterable<Question & { area: string; facts?: readonly number[] }>,
): DrawnFrom[] =>
  [...questions]
    .filter(question => scopeOf(question) !== 'course')
    .map(question => ({
      id: question.id,
      area: question.area,
      kind: question.kind,
      difficulty: String(question.difficulty),
      isNear: scopeOf(question) === 'near',
      facts: question.facts ?? [],
      words: choicesOf(question).reduce((sum, { text }) => sum + wordsIn(text), wordsIn(question.stem)),
    }))
