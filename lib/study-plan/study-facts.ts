import type { GlossaryEntry } from '../course/glossary-entry'
import type { CourseSectionFacts } from '../course/course-section'
import type { GuideStatement } from '../course/guide-statement'
import {
  choicesOf,
  focusAreas,
  scopeOf,
  sectionOfStatement,
  type FocusArea,
  type QuestionSet,
} from '../course/question'
import { wordsPerMinute } from '../course/reading-speed'
import { examTime, examRules } from '../exam/exam-rules'
import { isMainSection } from '../exam/guide-parts'
import type { Bank, BankQuestion } from '../exam/score'

/** A lesson, with what a plan needs. */
export interface StudyLesson {
  route: string
  title: string
  /** Minutes to read it and answer its questions. */
  minutes: number
  area: FocusArea
  /** Prefix of its questions' ids. */
  topic: string
  /** A letter per question of the topic for its area, by number from 1; a dot for missing numbers. */
  areas: string
  /** How many of the Scrum Guide's statements on Scrum it teaches, and exam questions on them; more if a part of the Guide rests on it. */
  weight: number
  /** What it is about: what the Scrum Guide says about Scrum, boards and charts, or what lies between. */
  about: 'guide' | 'tools' | 'practice'
  /** When to read it: with the course, before the practice exams, or on the last day. */
  stage: 'course' | 'exam' | 'last'
}

/** What a plan needs to know about the course. */
export interface StudyFacts {
  /** In course order. */
  lessons: readonly StudyLesson[]
  /** Average seconds to read a question with all reasons. */
  secondsToReview: number
  cards: {
    /** Ids of the Scrum Guide's terms, and of the other ones. */
    ids: readonly string[]
    others: readonly string[]
    /** Average seconds per card. */
    seconds: number
    /** Days after its first on which a card that is always known returns, learning steps included. */
    returns: readonly number[]
  }
}

const secondsPerMinute = 60

/** Seconds per question at the exam's pace. */
export const secondsToAnswer = examTime / 1000 / examRules.questions

/** Minutes for so many, each with its seconds. */
export const minutesFor = (count: number, seconds: number): number =>
  Math.ceil((count * seconds) / secondsPerMinute)

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const secondsToRead = (words: number) => (secondsPerMinute * words) / wordsPerMinute
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const firstLetter = 'a'.charCodeAt(0)

const letterOf = (area: FocusArea) => String.fromCharCode(firstLetter + focusAreas.indexOf(area))

/** Topic and number of a question's id: 'sprint-planning' and 4. */
function partsOfId(id: string): { topic: string; number: number } {
  const dash = id.lastIndexOf('-')
  return { topic: id.slice(0, dash), number: Number(id.slice(dash + 1)) }
}

/** Each area's letter, in the order of question numbers. */
function areasOf(questions: readonly BankQuestion[]): string {
  const letters = new Map(questions.map(({ id, area }) => [partsOfId(id).number, letterOf(area)]))
  return Array.from({ length: Math.max(0, ...letters.keys()) }, (_, at) => letters.get(at + 1) ?? '.').join(
    '',
  )
}

const stageOf = (section: string): StudyLesson['stage'] => {
  if (section.endsWith('/psm1-exam-preparation')) return 'exam'
  return section.endsWith('/conclusion') ? 'last' : 'course'
}

/** Where the Guide speaks of itself and not of Scrum: a lesson mainly on this isn't one of its rules. */
const ofItself = /^(purpose|history|people)-/

const aboutOf = (section: string, isOfRules: boolean): StudyLesson['about'] => {
  if (section.endsWith('/scrum-tools')) return 'tools'
  return isOfRules ? 'guide' : 'practice'
}

/** More than another lesson weighs, and less than what a weak area adds (tasks.ts). */
const weightOfBase = 250

/** The lesson that teaches most of a section of the Guide, for each section that exams are drawn by. */
function basesOf(statements: readonly GuideStatement[]): Set<string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { id, section, page } of statements) {
    const part = sectionOfStatement(id)
    if (!part || !isMainSection(part)) continue
    const pages = counts.get(section) ?? new Map<string, number>()
    counts.set(section, pages.set(page, (pages.get(page) ?? 0) + 1))
  }
  const most = (pages: ReadonlyMap<string, number>) => [...pages].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
  return new Set([...counts.values()].map(most))
}

const wordsOfReview = (question: BankQuestion) =>
  choicesOf(question).reduce(
    (sum, { text, why }) => sum + wordsIn(text) + wordsIn(why),
    wordsIn(question.stem),
  )

/**
 * Collects what a plan needs from the course's sections, questions, and glossary.
 * @param returns the days on which a card returns, from the cards' scheduler
 */
export function studyFacts(
  sections: readonly CourseSectionFacts[],
  sets: readonly QuestionSet[],
  bank: Bank,
  statements: readonly GuideStatement[],
  terms: readonly GlossaryEntry[],
  returns: readonly number[],
): StudyFacts {
  const questions = [...bank.values()]
  const bases = basesOf(statements)
  const lessons = sections.flatMap(section =>
    section.lessons.map(({ route, title, minutes }): StudyLesson => {
      const set = sets.find(({ lesson }) => lesson === route)
      const taught = questions.filter(({ lesson }) => lesson === route)
      const ofGuide = statements.filter(({ page }) => page === route)
      const ofRules = ofGuide.filter(({ id }) => !ofItself.test(id)).length
      const ofBase = bases.has(route) ? weightOfBase : 0
      const answering = ((set?.questions.length ?? 0) * secondsToAnswer) / secondsPerMinute
      return {
        route,
        title,
        minutes: minutes + Math.ceil(answering),
        area: set?.focusArea ?? focusAreas[0],
        topic: set?.topic ?? '',
        areas: areasOf(taught),
        weight: taught.filter(question => scopeOf(question) !== 'course').length + ofRules + ofBase,
        about: aboutOf(section.route, 2 * ofRules > ofGuide.length),
        stage: stageOf(section.route),
      }
    }),
  )
  const ofGuide = terms.filter(({ inScrumGuide }) => inScrumGuide)
  const idsOf = (some: readonly GlossaryEntry[]) => some.map(({ id }) => `term:${id}`)
  const wordsOfCards = ofGuide.map(({ term, definition }) => wordsIn(term) + wordsIn(definition))
  return {
    lessons,
    secondsToReview: Math.round(secondsToRead(mean(questions.map(wordsOfReview)))),
    cards: {
      ids: idsOf(ofGuide),
      others: idsOf(terms.filter(({ inScrumGuide }) => !inScrumGuide)),
      // Saying it takes as long as reading it.
      seconds: Math.round(2 * secondsToRead(mean(wordsOfCards))),
      returns,
    },
  }
}

/** The lesson and area of a question id; undefined if it left the course. */
export function lessonOfQuestion(
  { lessons }: StudyFacts,
  id: string,
): { lesson: StudyLesson; area: FocusArea } | undefined {
  const { topic, number } = partsOfId(id)
  const lesson = lessons.find(each => each.topic === topic)
  const letter = lesson?.areas.charCodeAt(number - 1)
  const area = letter === undefined ? undefined : focusAreas[letter - firstLetter]
  return lesson && area && { lesson, area }
}
