import type { GlossaryEntry } from '../../tooling/check/content/glossary'
import type { CourseSectionFacts } from '../course/course-section'
import type { GuideStatement } from '../course/guide-statement'
import { choicesOf, focusAreas, scopeOf, type FocusArea, type QuestionSet } from '../course/question'
import { wordsPerMinute } from '../course/reading-speed'
import { examTime, examRules } from '../exam/exam-rules'
import type { Bank, BankQuestion } from '../exam/score'

/** A lesson as a plan needs it. */
export interface StudyLesson {
  route: string
  title: string
  /** To read it and to answer the questions at its end. */
  minutes: number
  area: FocusArea
  /** What its questions' ids begin with. */
  topic: string
  /** A letter for the area of each question of the topic, by number from 1; a dot where there is none. */
  areas: string
  /** Statements of the Scrum Guide that it teaches, and questions of the practice exam on it. */
  weight: number
  /** When it is read: with the course, in the days of the practice exams, or on the last day. */
  place: 'course' | 'exam' | 'last'
}

/** What a plan knows of the course: all of it counted or measured in the course's own data. */
export interface StudyFacts {
  /** In the order of the course. */
  lessons: readonly StudyLesson[]
  /** To read a question with the reasons of all its options, on average. */
  secondsToReview: number
  cards: {
    /** Ids of the cards of the Scrum Guide's terms. */
    ids: readonly string[]
    /** To answer a card and to read its answer, on average. */
    seconds: number
    /** Days after its first on which a card that is always known comes, the first included. */
    returns: readonly number[]
  }
}

const secondsPerMinute = 60

/** For one question, at the pace of the exam. */
export const secondsToAnswer = examTime / 1000 / examRules.questions

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const secondsToRead = (words: number) => (secondsPerMinute * words) / wordsPerMinute
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length)

const firstLetter = 'a'.charCodeAt(0)

const letterOf = (area: FocusArea) => String.fromCharCode(firstLetter + focusAreas.indexOf(area))

/** The topic and the number in a question's id, such as 'sprint-planning' and 4. */
function partsOfId(id: string): { topic: string; number: number } {
  const dash = id.lastIndexOf('-')
  return { topic: id.slice(0, dash), number: Number(id.slice(dash + 1)) }
}

/** Each area's letter in the order of the questions' numbers. */
function areasOf(questions: readonly BankQuestion[]): string {
  const letters = new Map(questions.map(({ id, area }) => [partsOfId(id).number, letterOf(area)]))
  return Array.from({ length: Math.max(0, ...letters.keys()) }, (_, at) => letters.get(at + 1) ?? '.').join(
    '',
  )
}

const placeOf = (section: string): StudyLesson['place'] => {
  if (section.endsWith('/psm1-exam-preparation')) return 'exam'
  return section.endsWith('/conclusion') ? 'last' : 'course'
}

const wordsOfReview = (question: BankQuestion) =>
  choicesOf(question).reduce(
    (sum, { text, why }) => sum + wordsIn(text) + wordsIn(why),
    wordsIn(question.stem),
  )

/**
 * What a plan needs of the course's sections, of the questions and of the glossary.
 *
 * @param returns the days on which a flashcard comes, as the scheduler of the cards has it
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
  const lessons = sections.flatMap(section =>
    section.lessons.map(({ route, title, minutes }): StudyLesson => {
      const set = sets.find(({ lesson }) => lesson === route)
      const taught = questions.filter(({ lesson }) => lesson === route)
      const answering = ((set?.questions.length ?? 0) * secondsToAnswer) / secondsPerMinute
      return {
        route,
        title,
        minutes: minutes + Math.ceil(answering),
        area: set?.focusArea ?? focusAreas[0],
        topic: set?.topic ?? '',
        areas: areasOf(taught),
        weight:
          taught.filter(question => scopeOf(question) !== 'course').length +
          statements.filter(({ page }) => page === route).length,
        place: placeOf(section.route),
      }
    }),
  )
  const ofGuide = terms.filter(({ inScrumGuide }) => inScrumGuide)
  const wordsOfCards = ofGuide.map(({ term, definition }) => wordsIn(term) + wordsIn(definition))
  return {
    lessons,
    secondsToReview: Math.round(secondsToRead(mean(questions.map(wordsOfReview)))),
    cards: {
      ids: ofGuide.map(({ id }) => `term:${id}`),
      // As long to say it as to read it.
      seconds: Math.round(2 * secondsToRead(mean(wordsOfCards))),
      returns,
    },
  }
}

/** The lesson and the area of a question, by its id alone; undefined where it has left the course. */
export function placeOfQuestion(
  { lessons }: StudyFacts,
  id: string,
): { lesson: StudyLesson; area: FocusArea } | undefined {
  const { topic, number } = partsOfId(id)
  const lesson = lessons.find(each => each.topic === topic)
  const letter = lesson?.areas.charCodeAt(number - 1)
  const area = letter === undefined ? undefined : focusAreas[letter - firstLetter]
  return lesson && area && { lesson, area }
}
