import { choiceOfQuery, queryOfChoice, type InterviewChoice } from '@lib/interview/choice'
import { interviewChoices } from '@lib/interview/interview-question'
import { decoded } from '@lib/nav/address-text'
import * as words from '@data/words/interview'

const questions = '[data-role][data-level]'

const isShown = (part: Element) => part.getClientRects().length > 0

/** Shows the target of the address if it is filtered out. */
function hiddenTarget(element: HTMLElement): HTMLElement | undefined {
  const target = location.hash ? document.getElementById(decoded(location.hash.slice(1))) : null
  return target && element.contains(target) && !isShown(target) ? target : undefined
}

/** Counts the questions shown, and puts the choice into the address for sharing. */
export function mount(element: HTMLElement): () => void {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('fieldset input')]
  const status = element.querySelector('[role=status]')
  const chosen = (): InterviewChoice =>
    Object.fromEntries(inputs.filter(({ checked }) => checked).map(({ name, value }) => [name, value]))
  const choose = (choice: InterviewChoice) => {
    for (const { field } of interviewChoices)
      for (const input of inputs)
        if (input.name === field) input.checked = input.value === (choice[field] ?? '')
  }
  const count = () => {
    const all = [...element.querySelectorAll(questions)]
    const text = words.showing(all.filter(isShown).length, all.length)
    if (status && status.textContent !== text) status.textContent = text
  }
  const show = () => {
    count()
    const query = queryOfChoice(location.search, chosen())
    if (query !== location.search) history.replaceState(null, '', location.pathname + query + location.hash)
  }
  /** A link to a hidden question shows all. */
  const showTarget = () => {
    const target = hiddenTarget(element)
    if (!target) return
    choose({})
    show()
    target.scrollIntoView({ behavior: 'instant' })
  }
  choose(choiceOfQuery(location.search))
  show()
  showTarget()
  const { pathname } = location
  /** Shows another choice when the reader goes back to it; does nothing on the way to another page. */
  const showAddress = () => {
    if (location.pathname !== pathname) return
    choose(choiceOfQuery(location.search))
    count()
  }
  element.addEventListener('change', show)
  window.addEventListener('popstate', showAddress)
  window.addEventListener('hashchange', showTarget)
  return () => {
    element.removeEventListener('change', show)
    window.removeEventListener('popstate', showAddress)
    window.removeEventListener('hashchange', showTarget)
  }
}
