import type { CardState, Progress } from '../progress/shape'
import { cardId } from '../progress/card-ids'
import { answerGraded, type Grade } from './schedule'

type Answer = Progress['answers'][string]

/** How FSRS is told of an answer: right by luck or in doubt is 'Hard'. */
function gradeOf({ right, confidence }: Answer): Grade {
  if (!right) return 'Again'
  return confidence === 'unsure' || confidence === 'guess' ? 'Hard' : 'Good'
}

/** The card with an answer that it doesn't know yet: earlier versions scheduled none. */
function caughtUp(card: CardState | undefined, answer: Answer | undefined): CardState | undefined {
  if (!answer) return card
  const last = Date.parse(card?.last_review ?? '')
  return last >= Date.parse(answer.at) ? card : answerGraded(card, gradeOf(answer), new Date(answer.at))
}

/** A question's card after an answer. */
export function cardAfter({ cards, answers }: Progress, id: string, answer: Answer) {
  const state = answerGraded(caughtUp(cards[cardId(id)], answers[id]), gradeOf(answer), new Date(answer.at))
  return { id: cardId(id), state }
}

/** The cards with one for every question ever answered; the same object if none is missing. */
export function withQuestionCards({ cards, answers }: Progress): Progress['cards'] {
  const added = Object.entries(answers).flatMap(([id, answer]) => {
    const card = cards[cardId(id)]
    const state = caughtUp(card, answer)
    return state && state !== card ? [[cardId(id), state] as const] : []
  })
  return added.length === 0 ? cards : { ...cards, ...Object.fromEntries(added) }
}
