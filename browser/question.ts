import * as words from '@data/words/question-notes'
import { pageAddress, routeOfAddress } from '@lib/site/page-address'
import { showStored, startAnswers, buttonOf } from './answers'
import { trustedHtml } from './trusted'

interface QuestionProps {
  /** Addresses of lessons with further questions. */
  lessons: readonly string[]
}

/** A lesson's question, and the lesson's title. */
interface Found {
  question: Element
  title: string
}

const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]

/** A lesson's question that wasn't shown before. */
async function questionOf(route: string, shown: ReadonlySet<string>): Promise<Found | undefined> {
  const response = await fetch(pageAddress(route))
  if (!response.ok) throw new Error(`${route} is not there.`)
  const page = new DOMParser().parseFromString(trustedHtml((await response.text()) as string), 'text/html')
  const questions = [...page.querySelectorAll('[data-island=lesson] [data-question]')]
  const question = oneOf(questions.filter(({ id }) => !shown.has(id)))
  return question && { question, title: page.querySelector('h1')?.textContent ?? '' }
}

/** A question judged on the page, and its successors, each from another lesson if possible. */
export function mount(element: HTMLElement, props: object): () => void {
  const { lessons } = props as QuestionProps
  const slot = element.querySelector<HTMLElement>('[data-question]')
  const button = element.querySelector<HTMLButtonElement>('[data-another]')
  const link = element.querySelector<HTMLAnchorElement>('[data-lesson-link]')
  const said = element.querySelector('[data-said]')
  if (!slot || !button || !link || !said) return () => undefined
  const shown = new Set([slot.id])
  let left = lessons.filter(route => route !== routeOfAddress(link.pathname))

  async function findNext(): Promise<[route: string, found: Found] | undefined> {
    for (;;) {
      const route = oneOf(left)
      if (route === undefined) return undefined
      const found = await questionOf(route, shown)
      left = left.filter(each => each !== route)
      if (found) return [route, found]
    }
  }

  async function showNext(): Promise<void> {
    if (left.length === 0) left = [...lessons]
    const [route, found] = (await findNext()) ?? []
    if (!route || !found || !slot || !link) return
    shown.add(found.question.id)
    slot.id = found.question.id
    delete slot.dataset.judged
    slot.replaceChildren(...found.question.childNodes)
    link.href = pageAddress(route)
    link.textContent = found.title
    // Where keyboard and screen reader continue.
    slot.focus()
  }

  const ask = () => {
    said.textContent = ''
    button.setAttribute('aria-busy', 'true')
    void showNext()
      .catch(() => (said.textContent = words.anotherFailed))
      .finally(() => button.removeAttribute('aria-busy'))
  }
  // Where the reader goes on from an answer.
  const dropButton = () => buttonOf(slot)?.parentElement?.remove()
  const stop = startAnswers(element, {
    onAnswer: () => {
      dropButton()
      button.focus({ preventScroll: true })
    },
    onNext: ask,
  })
  showStored(element)
  if (slot.dataset.judged) dropButton()
  button.addEventListener('click', ask)
  return () => {
    stop()
    button.removeEventListener('click', ask)
  }
}
