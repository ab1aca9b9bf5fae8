/** The focus areas that Scrum.org names for PSM I, as a candidate quoted them (data/site facts: 'as of'). */
export const focusAreas = [
  'Empiricism',
  'Scrum Values',
  'Scrum Team',
  'Events',
  'Artifacts',
  'Done',
  'Self-Managing Teams',
  'Facilitation',
  'Coaching',
  'Forecasting & Release Planning',
  'Product Value',
  'Product Backlog Management',
  'Stakeholders & Customers',
] as const

export type FocusArea = (typeof focusAreas)[number]

/** The headings of the Scrum Guide 2020 in its order, and, last, what rests on none of them. */
export const guideSections = [
  'Purpose of the Scrum Guide',
  'Scrum Definition',
  'Scrum Theory',
  'Transparency',
  'Inspection',
  'Adaptation',
  'Scrum Values',
  'Scrum Team',
  'Developers',
  'Product Owner',
  'Scrum Master',
  'Scrum Events',
  'The Sprint',
  'Sprint Planning',
  'Daily Scrum',
  'Sprint Review',
  'Sprint Retrospective',
  'Scrum Artifacts',
  'Product Backlog',
  'Commitment: Product Goal',
  'Sprint Backlog',
  'Commitment: Sprint Goal',
  'Increment',
  'Commitment: Definition of Done',
  'End Note',
  'Scrum Guide History',
  'Complementary practice',
] as const

export type GuideSection = (typeof guideSections)[number]

/** One answer that can be chosen, and why it is right or wrong. */
export interface Option {
  text: string
  why: string
}

type FourOptions = Readonly<Record<'a' | 'b' | 'c' | 'd', Option>>
type Options = FourOptions & { readonly e?: Option; readonly f?: Option }
export type OptionKey = keyof Options

/**
 * What a question's answer can be found in: the Scrum Guide; what Scrum Teams use beside it, and PSM I is known to ask for
 * (burn-downs, velocity); the course alone.
 */
export type QuestionScope = 'guide' | 'near' | 'course'

interface QuestionBase {
  /** Stable: progress and statistics on readers' devices refer to it. Starts with the topic. */
  id: string
  /** 1 recalls a rule, 2 applies it, 3 tells it from a near neighbor. */
  difficulty: 1 | 2 | 3
  stem: string
  /** What the answer rests on. */
  guideSection: GuideSection
  /** Where the question belongs to another area than the rest of its lesson. */
  focusArea?: FocusArea
  /** Where it is left out: 'near' for what rests on no section of the Guide, 'guide' for all else. */
  scope?: QuestionScope
}

/** Exactly one of four options is right. */
export interface SingleChoice extends QuestionBase {
  kind: 'single'
  options: FourOptions
  answer: keyof FourOptions
}

/** Two or more of four to six options are right; the stem may say how many. */
export interface MultipleChoice extends QuestionBase {
  kind: 'multiple'
  countStated: boolean
  options: Options
  answers: readonly [OptionKey, OptionKey, ...OptionKey[]]
}

/** A statement, with the reason for either answer. */
export interface TrueFalse extends QuestionBase {
  kind: 'true-false'
  answer: boolean
  why: { readonly true: string; readonly false: string }
}

export type Question = SingleChoice | MultipleChoice | TrueFalse

/**
 * The questions that one lesson asks: three to five. Further ones, for practice alone, stand in
 * data/exam-questions/<topic>.ts: files of their own, so that a lesson does not carry them to its readers.
 */
export interface QuestionSet {
  topic: string
  lesson: `/${string}`
  focusArea: FocusArea
  questions:
    | readonly [Question, Question, Question]
    | readonly [Question, Question, Question, Question]
    | readonly [Question, Question, Question, Question, Question]
}

/** What a question's answer can be found in. */
export const scopeOf = ({ scope, guideSection }: Question): QuestionScope =>
  scope ?? (guideSection === 'Complementary practice' ? 'near' : 'guide')

/** A choice as it is shown: its letter or word, text, whether it is right, and why. */
export interface Choice extends Option {
  key: string
  right: boolean
}

/** The choices of any kind of question in the order in which they are shown. */
export function choicesOf(question: Question): Choice[] {
  if (question.kind === 'true-false') {
    return [
      { key: 'true', text: 'True', why: question.why.true, right: question.answer },
      { key: 'false', text: 'False', why: question.why.false, right: !question.answer },
    ]
  }
  const right: readonly string[] = question.kind === 'single' ? [question.answer] : question.answers
  return Object.entries(question.options).map(([key, option]) => ({
    ...option,
    key,
    right: right.includes(key),
  }))
}
