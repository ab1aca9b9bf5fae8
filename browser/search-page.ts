import * as words from '@data/words/search'
import { encoded } from '@lib/nav/address-text'
import type { Answer } from '@lib/search/answer'
import { countOf, hasFound, make, makeList, noneText } from './search-results'
import { searchSession } from './search-session'

/** Pages in sight; those after them are folded. */
const atFirst = 10

const wordsInAddress = () => new URLSearchParams(location.search).get('q')?.trim() ?? ''

/** The page of all results: its words are in its address, so that it can be kept, sent, and gone back to. */
export function mount(element: HTMLElement): () => void {
  const [field, count, panel] = ['input', '[data-search-count]', '[data-search-panel]'].map(part =>
    element.querySelector<HTMLElement>(part),
  )
  if (!(field instanceof HTMLInputElement) || !count || !panel) return () => undefined
  const own = location.pathname
  const session = searchSession()
  let isHere = true

  const message = (what: string) =>
    element
      .querySelector<HTMLTemplateElement>(`template[data-search-says=${what}]`)
      ?.content.querySelector('p')
      ?.cloneNode(true) as HTMLElement
  // What the reader has opened stays open while a more complete answer comes.
  const isUnfolded = () => panel.querySelector('details')?.open ?? false
  const listsOf = (answer: Answer, isOpen: boolean) => {
    const [first, rest] = [answer.pages.slice(0, atFirst), answer.pages.slice(atFirst)]
    if (rest.length === 0) return [makeList(answer)]
    const fold = make('details', { open: isOpen ? 'open' : undefined }, make('summary', {}, words.more))
    fold.append(makeList({ ...answer, pages: rest }))
    return [makeList({ ...answer, pages: first }), fold]
  }
  const show = () => {
    const { answer, hasFailed, isAll, query } = session.getState()
    // The bar's field has asked since: what is here stays.
    if (!isHere || !isAll) return
    const shown = answer && (answer.isComplete || hasFailed || hasFound(answer)) ? answer : null
    panel.replaceChildren(
      ...(shown ? listsOf(shown, isUnfolded()) : query && !hasFailed ? [message('loading')] : []),
      ...(hasFailed ? [message('failed')] : []),
    )
    count.textContent = shown && (hasFound(shown) ? countOf(shown) : noneText(shown))
  }
  const ask = () => {
    if (location.pathname !== own) return
    field.value = wordsInAddress()
    panel.querySelector('details')?.removeAttribute('open')
    session.ask(field.value, true)
    show()
  }
  element.addEventListener('submit', event => {
    event.preventDefault()
    const query = field.value.trim()
    if (query !== wordsInAddress()) history.pushState(null, '', `?q=${encoded(query)}`)
    ask()
  })
  panel.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')) session.retry()
  })
  window.addEventListener('popstate', ask)
  session.subscribe(show)
  session.start()
  ask()
  return () => {
    isHere = false
    window.removeEventListener('popstate', ask)
  }
}
