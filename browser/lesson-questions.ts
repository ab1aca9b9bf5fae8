import sheet from '@components/authoring/CheckYourself.module.css'
import buttons from '@components/controls/Button.module.css'
import { withoutChoices } from '@lib/progress/progress'
import { changeProgress, subscribeToProgress } from '@lib/progress/progress-store'
import * as texts from '@data/words/lesson'
import { buttonOf, questionsIn, showStored, startAnswers } from './answers'

const foldOf = (question: HTMLElement) => question.closest('details')

/** Unfolds a question and goes there. */
function goTo(question: HTMLElement | undefined): void {
  const fold = question && foldOf(question)
  if (!fold) return
  fold.open = true
  fold.querySelector('summary')?.focus({ preventScroll: true })
  fold.scrollIntoView()
}

/** The score below the questions, which belongs to the button for another try. */
function makeScore(): { score: HTMLElement; words: HTMLElement; again: HTMLButtonElement } {
  const score = document.createElement('div')
  const words = document.createElement('strong')
  const again = document.createElement('button')
  score.className = sheet.score ?? ''
  words.id = 'score'
  again.type = 'button'
  again.className = buttons.button ?? ''
  again.textContent = texts.tryAgain
  again.setAttribute('aria-describedby', words.id)
  score.append(words, again)
  return { score, words, again }
}

/** Questions lead to the next open one, at last to a score and another try, which clears choices, not the record. */
export function startQuestions(element: HTMLElement): () => void {
  const questions = questionsIn(element)
  const untouched = questions.map(question => [...question.cloneNode(true).childNodes])
  const { score, words, again } = makeScore()
  const openAfter = (question: HTMLElement) => {
    const at = questions.indexOf(question)
    return [...questions.slice(at), ...questions.slice(0, at)].find(({ dataset }) => !dataset.judged)
  }
  const show = () => {
    const answered = questions.filter(({ dataset }) => dataset.judged)
    const isDone = answered.length === questions.length
    for (const question of answered) {
      const button = buttonOf(question)
      if (isDone) button?.parentElement?.remove()
      else if (button) button.textContent = texts.nextQuestion
    }
    const right = answered.filter(({ dataset }) => dataset.judged === 'right').length
    words.textContent = texts.score(right, questions.length)
    if (isDone) element.querySelector('ol')?.after(score)
    else score.remove()
  }
  const follow = () => {
    showStored(element)
    show()
  }
  const tryAgain = () => {
    const ids = questions.map(({ id }) => id)
    changeProgress(progress => withoutChoices(progress, ids))
    questions.forEach((question, at) => {
      delete question.dataset.judged
      question.replaceChildren(...(untouched[at] ?? []).map(node => node.cloneNode(true)))
      for (const input of question.querySelectorAll('input')) input.checked = false
      const fold = foldOf(question)
      if (fold) fold.open = false
    })
    show()
    goTo(questions[0])
  }
  const stop = startAnswers(element, {
    onAnswer: () => {
      show()
      // The button is gone with the last answer; what is read stays where it is.
      if (score.isConnected) again.focus({ preventScroll: true })
    },
    onNext: question => goTo(openAfter(question)),
  })
  again.addEventListener('click', tryAgain)
  follow()
  const stopFollowing = subscribeToProgress(follow)
  return () => {
    stop()
    stopFollowing()
  }
}
