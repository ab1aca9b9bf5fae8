import * as words from '../../data/words/questions'

/** The focus areas that Scrum.org names for PSM I, as a candidate quoted them. */
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

/** The headings of the Scrum Guide 2020 in order, with the prefix of their statements' ids. */
export const idStarts = {
  'Purpose of the Scrum Guide': 'purpose',
  'Scrum Definition': 'definition',
  'Scrum Theory': 'theory',
  Transparency: 'transparency',
  Inspection: 'inspection',
  Adaptation: 'adaptation',
  'Scrum Values': 'values',
  'Scrum Team': 'team',
  Developers: 'developers',
  'Product Owner': 'product-owner',
  'Scrum Master': 'scrum-master',
  'Scrum Events': 'events',
  'The Sprint': 'sprint',
  'Sprint Planning': 'sprint-planning',
  'Daily Scrum': 'daily-scrum',
  'Sprint Review': 'sprint-review',
  'Sprint Retrospective': 'sprint-retrospective',
  'Scrum Artifacts': 'artifacts',
  'Product Backlog': 'product-backlog',
  'Commitment: Product Goal': 'product-goal',
  'Sprint Backlog': 'sprint-backlog',
  'Commitment: Sprint Goal': 'sprint-goal',
  Increment: 'increment',
  'Commitment: Definition of Done': 'done',
  'End Note': 'end-note',
  'Acknowledgements: People': 'people',
  'Scrum Guide History': 'history',
} as const

const people = 'Acknowledgements: People'

const complementary = 'Complementary practice'

/** What a question may rest on; the last for those based on no section of the Guide. */
export type GuideSection = Exclude<keyof typeof idStarts, typeof people> | typeof complementary

/** The id of a statement that a question may rest on. */
export type StatementId = `${(typeof idStarts)[Exclude<keyof typeof idStarts, typeof people>]}-${number}`

const statedSections = (Object.keys(idStarts) as (keyof typeof idStarts)[]).filter(
  section => section !== people,
)

export const guideSections = [...statedSections, complementary] as const

/** The section of the Guide that a statement's id names: 'sprint-review-4' names 'Sprint Review'. */
export const sectionOfStatement = (id: string): GuideSection | undefined =>
  statedSections.find(section => idStarts[section] === id.replace(/-\d+$/, ''))

/** An answer option, and why it is right or wrong. */
export interface Option {
  text: string
  why: string
}

type FourOptions = Readonly<Record<'a' | 'b' | 'c' | 'd', Option>>
type Options = FourOptions & { readonly e?: Option; readonly f?: Option }
export type OptionKey = keyof Options

/** Where the answer comes from: the Guide; practice PSM I is known to ask (burn-downs, velocity); only the course. */
export const questionScopes = ['guide', 'near', 'course'] as const

export type QuestionScope = (typeof questionScopes)[number]

export const difficulties = [1, 2, 3] as const

/**
 * How many statements of the Guide (or the lesson, if scope is 'course') the right answer takes, not how hard
 * it feels:
 *
 * 1. One, as written: knowing it is enough to answer. At most 30 words, one right answer, nothing to weigh.
 * 2. One that has to be recognized: in a situation, or among options that each sound like it.
 * 3. Two or more: the answer combines them ('not Done, and back in the Product Backlog'), each option falls
 * under a different one, or one of them seems to support a wrong option (a standard of the organization
 * against self-management).
 *
 * The rule 'question-labels' checks what a program can see: several right options, exceptions ('NOT'), and
 * 'best' rule out level 1.
 */
type Difficulty = (typeof difficulties)[number]

interface QuestionBase {
  /** Stable: readers' progress refers to it. Starts with the topic. */
  id: string
  difficulty: Difficulty
  stem: string
  /**
   * One to three statements of the Guide (data/guide-coverage) that decide the answer, the deciding one first.
   * From it come the section of the Guide, the focus area, and the questions that ask the same thing.
   */
  rests?: readonly StatementId[]
  /** Only for questions that rest on no statement and belong to another area than their lesson. */
  focusArea?: FocusArea
  /** Defaults to 'guide'; required if the question rests on no statement of the Guide. */
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

/** A statement, with a reason for each answer. */
export interface TrueFalse extends QuestionBase {
  kind: 'true-false'
  answer: boolean
  why: { readonly true: string; readonly false: string }
}

export type Question = SingleChoice | MultipleChoice | TrueFalse

/** A lesson's questions. Those only for practice are in data/exam-questions, so that the lesson doesn't load them. */
export interface QuestionSet {
  topic: string
  lesson: `/${string}`
  focusArea: FocusArea
  questions:
    | readonly [Question, Question, Question]
    | readonly [Question, Question, Question, Question]
    | readonly [Question, Question, Question, Question, Question]
}

/** Where a question's answer comes from. */
export const scopeOf = ({ scope }: Question): QuestionScope => scope ?? 'guide'

/** The section of the Guide that decides the answer. */
export const sectionOf = ({ rests }: Question): GuideSection =>
  sectionOfStatement(rests?.[0] ?? '') ?? complementary

/** A choice as shown: its letter or word, its text, whether it is right, and why. */
export interface Choice extends Option {
  key: string
  right: boolean
}

/** The choices of any kind of question, in the order shown. */
export function choicesOf(question: Question): Choice[] {
  if (question.kind === 'true-false') {
    return [
      { key: 'true', text: words.isTrue, why: question.why.true, right: question.answer },
      { key: 'false', text: words.isFalse, why: question.why.false, right: !question.answer },
    ]
  }
  // Tests the field rather than `kind`, since unchecked data may mix them up.
  const right: readonly string[] = 'answers' in question ? question.answers : [question.answer]
  return Object.entries(question.options).map(([key, option]) => ({
    ...option,
    key,
    right: right.includes(key),
  }))
}
