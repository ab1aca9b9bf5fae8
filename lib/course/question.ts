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
export const questionScopes = ['guide', 'near', 'course'] as const

export type QuestionScope = (typeof questionScopes)[number]

export const difficulties = [1, 2, 3] as const

/**
 * How many statements of the Guide (or of the lesson, where scope is 'course') the right answer takes; how hard it feels does
 * not count:
 *
 * 1. One, as it stands: whoever knows it reads the answer off. At most 30 words, one right answer, nothing to weigh.
 * 2. One that has to be found first: behind a situation, or among options that each sound like it.
 * 3. Two or more: the answer puts them together ('not Done, and back in the Product Backlog'), every option falls under
 *    another one, or another one speaks for a wrong option (a standard of the organization against self-management).
 *
 * The rule 'question-labels' holds what a program can see of it: several right options, exceptions ('NOT') and 'best' are not 1.
 */
type Difficulty = (typeof difficulties)[number]

interface QuestionBase {
  /** Stable: progress and statistics on readers' devices refer to it. Starts with the topic. */
  id: string
  difficulty: Difficulty
  stem: string
  /** What the answer rests on. */
  guideSection: GuideSection
  /** Where the question belongs to another area than the rest of its lesson. */
  focusArea?: FocusArea
  /** 'guide' where it is left out; what rests on no section of the Guide has to say which of the others. */
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
export const scopeOf = ({ scope }: Question): QuestionScope => scope ?? 'guide'

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
  // By the field rather than the kind: a file that nobody compiled may have the other kind's.
  const right: readonly string[] = 'answers' in question ? question.answers : [question.answer]
  return Object.entries(question.options).map(([key, option]) => ({
    ...option,
    key,
    right: right.includes(key),
  }))
}
