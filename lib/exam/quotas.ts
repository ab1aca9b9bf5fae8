import { choicesOf, scopeOf, type Question } from '../course/question'

/** How many of an exam's questions are of each kind and difficulty. Always the same, so that scores compare. */
const ofWholeExam = {
  kind: { single: 52, multiple: 16, 'true-false': 12 },
  difficulty: { 1: 12, 2: 40, 3: 28 },
} as const

/** All questions of the counts above; an exam of another size has the same shares. */
const counted = Object.values(ofWholeExam.kind).reduce((total, count) => total + count, 0)

/** At most this many questions near the Guide rather than in it; those of the course alone are never asked. */
const nearTheGuide = 3
/** Limit for all stems and options: half an hour of reading for someone whose first language isn't English. */
const wordsToRead = 5000

/** The quotas of an exam of this size. */
export interface Quotas {
  kind: ReadonlyMap<string, number>
  difficulty: ReadonlyMap<string, number>
  near: number
  words: number
}

/** Scales the counts to a total; those that lose most by rounding get the remainder. */
function shared(parts: Readonly<Record<string, number>>, count: number): Map<string, number> {
  const sum = Object.values(parts).reduce((total, part) => total + part, 0)
  const exact = Object.entries(parts).map(([name, part]) => ({ name, share: (part * count) / sum }))
  const whole = new Map(exact.map(({ name, share }) => [name, Math.floor(share)]))
  const left = count - [...whole.values()].reduce((total, part) => total + part, 0)
  const neediest = exact.sort((a, b) => (b.share % 1) - (a.share % 1)).slice(0, left)
  for (const { name } of neediest) whole.set(name, (whole.get(name) ?? 0) + 1)
  return whole
}

/** The quotas for this many questions. */
export const quotasOf = (count: number): Quotas => ({
  kind: shared(ofWholeExam.kind, count),
  difficulty: shared(ofWholeExam.difficulty, count),
  near: Math.floor((nearTheGuide * count) / counted),
  words: (wordsToRead * count) / counted,
})

/** What selection needs to know of a question; unknown properties don't count. */
export interface DrawnFrom {
  id: string
  area: string
  kind?: string
  difficulty?: string
  isNear?: boolean
  /** Groups of questions that ask the same thing. */
  facts?: readonly number[]
  /** Word count. */
  words?: number
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The questions an exam may use. */
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
