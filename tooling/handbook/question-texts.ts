import type { Chapter } from './book'
import { element, type Content, type Element } from './markup'
import type { Question } from './questions'

const questionsTitle = 'Check yourself'
export const answersTitle = 'Answers'

/** A question's place among the answers. */
const answerId = (chapter: Chapter, index: number): string => `answers-${chapter.id}-${index + 1}`

const choicesOf = ({ choices }: Question): Element =>
  element(
    'ul',
    { class: 'choices' },
    ...choices.map(({ key, text }) =>
      element('li', {}, ...(key ? [element('span', { class: 'key' }, `${key}. `)] : []), ...text),
    ),
  )

/**
 * The questions at the end of a chapter; nothing if it has none.
 * @param reference how the place of the answers is named
 */
export function questionsOf(chapter: Chapter, reference: (id: string) => Content[]): Content[] {
  if (chapter.questions.length === 0) return []
  return [
    element('h2', { id: `${chapter.id}-check-yourself` }, questionsTitle),
    element(
      'ol',
      { class: 'questions' },
      ...chapter.questions.map(question =>
        element('li', {}, element('p', {}, ...question.stem), choicesOf(question)),
      ),
    ),
    element('p', { class: 'to-answers' }, ...reference(`answers-${chapter.id}`)),
  ]
}

/** The answers to a chapter's questions, for the end of the book. */
export function answersOf(chapter: Chapter): Content[] {
  if (chapter.questions.length === 0) return []
  const reasons = chapter.questions.map((question, index) =>
    element(
      'li',
      { id: answerId(chapter, index) },
      element(
        'ul',
        { class: 'reasons' },
        ...question.reasons.map(({ isRight, text }) =>
          element('li', { class: isRight ? 'right' : undefined }, ...text),
        ),
      ),
    ),
  )
  return [
    element('h2', { id: `answers-${chapter.id}` }, `${chapter.number}. ${chapter.title}`),
    element('ol', { class: 'answers' }, ...reasons),
  ]
}
