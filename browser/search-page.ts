import { encoded } from '@lib/nav/address-text'
import { countOf, hasFound, makeList, noneText } from './search-results'
import { searchSession } from './search-session'

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
  const draw = () => {
    const { answer, hasFailed, isAll, query } = session.getState()
    // The bar's field has asked since: what is here stays.
    if (!isHere || !isAll) return
    const shown = answer && (answer.isComplete || hasFailed || hasFound(answer)) ? answer : null
    panel.replaceChildren(
      ...(shown ? [makeList(shown)] : query && !hasFailed ? [message('loading')] : []),
      ...(hasFailed ? [message('failed')] : []),
    )
    count.textContent = shown && (hasFound(shown) ? countOf(shown) : noneText(shown))
  }
  const ask = () => {
    if (location.pathname !== own) return
    field.value = wordsInAddress()
    session.ask(field.value, true)
    draw()
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
  session.subscribe(draw)
  session.start()
  ask()
  return () => {
    isHere = false
    window.removeEventListener('popstate', ask)
  }
}
