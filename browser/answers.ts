import styles from '@components/exam/QuestionFields.module.css'
import { judged } from '@lib/repetition/judged'
import { changeProgress, readProgress } from '@lib/progress/progress-store'
import * as words from '@data/words/questions'
import { showStatements } from './rests-on'

/** The questions in an element. */
export const questionsIn = (element: HTMLElement): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-question]'),
]

/** The button below a question; removed when there is nothing to continue with. */
export const buttonOf = (question: HTMLElement): HTMLElement | null =>
  question.querySelector<HTMLElement>('[data-check]')

const make = <Tag extends 'b' | 'details' | 'p' | 'span' | 'summary'>(
  tag: Tag,
  className: string | undefined,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.append(...content)
  return element
}

function signOf(isRight: boolean): HTMLElement {
  const mark = make('span', '', isRight ? '✓' : '✗')
  mark.ariaHidden = 'true'
  return make(
    'b',
    styles.sign,
    mark,
    make('span', 'visually-hidden', isRight ? words.rightSign : words.wrongSign),
  )
}

const statusOf = (question: HTMLElement) => question.querySelector<HTMLElement>('p[role=status]')

function say(question: HTMLElement, text: string, isRight = false): void {
  const status = statusOf(question)
  if (!status) return
  status.textContent = text
  status.toggleAttribute('data-right', isRight)
}

/** Locks a question, marks the chosen and the right options, and returns whether the answer is right. */
function showAnswer(question: HTMLElement, chosen: readonly string[]): boolean {
  const fields = question.querySelector('fieldset')
  const reasons = question.querySelector(':scope > details')
  const answers: string[] = []
  let isRight = true
  for (const reason of question.querySelectorAll<HTMLElement>('[data-option]')) {
    const { option = '', right } = reason.dataset
    const input = fields?.querySelector<HTMLInputElement>(`[value="${option}"]`)
    const text = input?.nextElementSibling
    if (!input || !text) continue
    const isTrue = right !== undefined
    const isOpen = isTrue || chosen.includes(option)
    const name = text.firstElementChild?.textContent ?? text.textContent
    input.checked = chosen.includes(option)
    isRight &&= isTrue === input.checked
    if (isTrue) answers.push(name)
    reason.firstElementChild?.remove()
    const why = [...reason.childNodes]
    if (isOpen) text.append(signOf(isTrue))
    const label = text.closest('label')
    if (isOpen) label?.classList.add(`${isTrue ? styles.right : styles.wrong}`)
    label?.after(
      isOpen
        ? make('p', styles.reason, ...why)
        : make('details', styles.reason, make('summary', '', words.whyNot(name)), ...why),
    )
  }
  if (fields) fields.disabled = true
  reasons?.replaceWith(reasons.lastElementChild ?? '')
  question.dataset.judged = isRight ? 'right' : 'wrong'
  say(question, words.verdict(isRight, answers), isRight)
  // Without a connection, the section named in the HTML has to do.
  void showStatements(question).catch(() => undefined)
  return isRight
}

/** Shows what was answered here before. */
export function showStored(element: HTMLElement): void {
  const state = readProgress()
  for (const question of questionsIn(element)) {
    const chosen = state.kind !== 'unreadable' && state.progress.answers[question.id]?.chosen
    if (chosen && !question.dataset.judged) showAnswer(question, chosen)
  }
}

/** Judges what was chosen, and stores it with the practice answers; says what is missing first. */
function check(question: HTMLElement): boolean {
  const inputs = [...question.querySelectorAll<HTMLInputElement>('fieldset input')]
  const chosen = inputs.filter(({ checked }) => checked).map(({ value }) => value)
  const wanted = question.querySelectorAll('[data-option][data-right]').length
  // What is said is above the options, and the button below them.
  const show = () => statusOf(question)?.scrollIntoView({ block: 'nearest' })
  if (chosen.length !== wanted) {
    say(question, words.choose(wanted))
    show()
    return false
  }
  const isRight = showAnswer(question, chosen)
  show()
  const given = { right: isRight, at: new Date().toISOString(), chosen }
  changeProgress(progress => judged(progress, question.id, given))
  return true
}

interface Answering {
  /** Called after an answer; the button has the focus. */
  onAnswer: (question: HTMLElement) => void
  /** Called when the button of an answered question is pressed. */
  onNext: (question: HTMLElement) => void
}

/** Has each question of an element checked by its button. Returns the cleanup function. */
export function startAnswers(element: HTMLElement, { onAnswer, onNext }: Answering): () => void {
  const questionOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-question]')
  const press = (event: Event) => {
    const question = questionOf(event)
    if (!question || !(event.target as Element).closest('[data-check]')) return
    if (question.dataset.judged) onNext(question)
    else if (check(question)) onAnswer(question)
  }
  // The message may no longer be true.
  const choose = (event: Event) => {
    const question = questionOf(event)
    if (question) say(question, '')
  }
  element.addEventListener('click', press)
  element.addEventListener('change', choose)
  return () => {
    element.removeEventListener('click', press)
    element.removeEventListener('change', choose)
  }
}
