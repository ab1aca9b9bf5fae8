import { countOf, hasFound, makeResults, noneText } from './search-results'
import { searchSession } from './search-session'

const wordsInAddress = () => new URLSearchParams(location.search).get('q')?.trim() ?? ''

/** The page of all results: its words are in its address, so that it can be kept, sent, and gone back to. */
export function mount(element: HTMLElement): () => void {
  const form = element.querySelector('form')
  const field = element.querySelector('input')
  const count = element.querySelector('[data-search-count]')
  const panel = element.querySelector('[data-search-panel]')
  if (!form || !field || !count || !panel) return () => undefined
  const own = location.pathname
  const session = searchSession()
  const message = (what: string) =>
    element
      .querySelector<HTMLTemplateElement>(`template[data-search-says=${what}]`)
      ?.content.querySelector('p')
      ?.cloneNode(true) as HTMLElement
  let isHere = true

  const draw = () => {
    const { answer, hasFailed, isAll, query } = session.getState()
    // The bar's field has asked since: what is here stays.
    if (!isHere || !isAll) return
    const isSearched = answer !== null && (answer.isComplete || hasFailed)
    const isShown = answer !== null && (isSearched || hasFound(answer))
    panel.replaceChildren(
      ...(isShown ? [makeResults(answer)] : []),
      ...(query && !isShown && !hasFailed ? [message('loading')] : []),
      ...(hasFailed ? [message('failed')] : []),
    )
    count.textContent = !isShown ? '' : hasFound(answer) ? countOf(answer) : noneText(answer)
  }
  const ask = () => {
    if (!isHere || location.pathname !== own) return
    field.value = wordsInAddress()
    session.ask(field.value, true)
    draw()
  }
  const submit = (event: Event) => {
    event.preventDefault()
    const query = field.value.trim()
    if (query !== wordsInAddress()) history.pushState(null, '', `?q=${encodeURIComponent(query)}`)
    ask()
  }
  const retry = ({ target }: Event) => {
    if ((target as Element).closest('[data-act=search-again]')) session.retry()
  }
  form.addEventListener('submit', submit)
  panel.addEventListener('click', retry)
  window.addEventListener('popstate', ask)
  session.subscribe(draw)
  session.start()
  ask()
  return () => {
    isHere = false
    form.removeEventListener('submit', submit)
    window.removeEventListener('popstate', ask)
  }
}
