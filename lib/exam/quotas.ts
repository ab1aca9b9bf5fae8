import { choicesOf, focusAreas, scopeOf } from '../course/question'
import { partOf, type GuidePart } from './guide-parts'
import type { BankQuestion } from './score'

/**
 * How many of 80 questions are of each kind and level, and rest on each part of the Guide. An exam of another size has
 * the same shares; lib/exam/mix-facts.ts says on the page how many that are.
 */
const ofWholeExam = {
  kind: { single: 52, multiple: 16, 'true-false': 12 },
  level: { 1: 16, 2: 42, 3: 22 },
  part: {
    'Theory and pillars': 7,
    Values: 5,
    'Team and accountabilities': 20,
    Events: 21,
    'Artifacts and commitments': 23,
    'The rest': 4,
  } satisfies Record<GuidePart, number>,
} as const

/** All questions of the counts above. */
const counted = Object.values(ofWholeExam.kind).reduce((total, count) => total + count, 0)

/** At least this many of each focus area. What the Guide says more about, an exam asks more about. */
const leastOfArea = 3
/** At least this share of short questions, which is how PSM I asks. */
const shareOfShort = 1 / 3
/** At most this many questions near the Guide rather than in it; those of the course alone are never asked. */
const nearTheGuide = 3
/** Limit for all stems and options: half an hour of reading for someone whose first language isn't English. */
const wordsToRead = 5000
/** No quota asks for more than this share of what the bank has: four exams in a row can be fresh. */
const shareOfBank = 1 / 4

/** How many questions with a label an exam has. */
export interface Quota {
  least: number
  most: number
}

/** The quotas of an exam by label, and the limit of words. */
export interface Quotas {
  labels: ReadonlyMap<string, Quota>
  words: number
}

/** Scales the counts to a total; those that lose most by rounding get the remainder. */
function shared(parts: Readonly<Record<string, number>>, count: number): Record<string, number> {
  const exact = Object.entries(parts).map(([name, part]) => ({ name, share: (part * count) / counted }))
  const whole = new Map(exact.map(({ name, share }) => [name, Math.floor(share)]))
  const left = count - [...whole.values()].reduce((total, part) => total + part, 0)
  const neediest = exact.sort((a, b) => (b.share % 1) - (a.share % 1)).slice(0, left)
  for (const { name } of neediest) whole.set(name, (whole.get(name) ?? 0) + 1)
  return Object.fromEntries(whole)
}

type Field = keyof typeof ofWholeExam

/** How many of so many questions are of each kind or level, or rest on each part of the Guide. */
export const mixOf = <Of extends Field>(field: Of, count: number) =>
  shared(ofWholeExam[field], count) as Readonly<Record<keyof (typeof ofWholeExam)[Of], number>>

/** At least so many of so many questions are of each focus area. */
export const leastOfEachArea = (count: number): number => Math.floor((leastOfArea * count) / counted)

/** At most so many of so many questions are near the Guide rather than in it. */
export const mostNearTheGuide = (count: number): number => Math.floor((nearTheGuide * count) / counted)

const labelOf = (field: string, name: string | number) => `${field}: ${name}`
const isShort = 'short'
const isNear = 'near'

/** The quotas for this many questions of a pool. */
export function quotasOf(pool: readonly DrawnFrom[], count: number): Quotas {
  const labels = new Map<string, Quota>()
  const set = (label: string, least: number, most = count) => {
    const there = pool.filter(question => question.labels.includes(label)).length
    labels.set(label, { least: Math.min(least, Math.floor(there * shareOfBank)), most })
  }
  for (const [field, parts] of Object.entries(ofWholeExam))
    for (const [name, share] of Object.entries(shared(parts, count))) set(labelOf(field, name), share, share)
  for (const area of focusAreas) set(labelOf('area', area), leastOfEachArea(count))
  set(isShort, Math.ceil(count * shareOfShort))
  set(isNear, 0, mostNearTheGuide(count))
  return { labels, words: (wordsToRead * count) / counted }
}

/** What selection needs to know of a question. */
export interface DrawnFrom {
  id: string
  /** What quotas count: 'kind: single', 'area: Events', 'short' … */
  labels: readonly string[]
  /** What it asks; no two questions of an exam have a fact in common. */
  facts: readonly string[]
  /** Word count. */
  words: number
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

/** The register of PSM I: one sentence of at most 15 words, without a situation; '(Choose two.)' doesn't count. */
function hasShortStem(stem: string): boolean {
  const asked = stem.replace(/\s*\([^)]*\)\s*$/, '')
  return wordsIn(asked) <= 15 && !/[.?!:]["']?\s/.test(asked.replace(/^True or false:/i, ''))
}

function labelsOf(question: BankQuestion): string[] {
  return [
    labelOf('kind', question.kind),
    labelOf('level', question.difficulty),
    labelOf('part', partOf(question.guideSection)),
    labelOf('area', question.area),
    ...(hasShortStem(question.stem) ? [isShort] : []),
    ...(scopeOf(question) === 'near' ? [isNear] : []),
  ]
}

/** The questions an exam may use. */
export const examPool = (questions: Iterable<BankQuestion>): DrawnFrom[] =>
  [...questions]
    .filter(question => scopeOf(question) !== 'course')
    .map(question => ({
      id: question.id,
      labels: labelsOf(question),
      facts: question.facts ?? [],
      words: choicesOf(question).reduce((sum, { text }) => sum + wordsIn(text), wordsIn(question.stem)),
    }))
