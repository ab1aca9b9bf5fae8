import styles from '@components/search/Search.module.css'
import type { Answer } from '@lib/search/answer'
import { countOf, hasFound, make, makeList, noneText, resultsOf } from './search-results'
import { searchSession } from './search-session'

export { mount } from './search-page'

type Visit = (address: string) => Promise<boolean>

/** Until the page is drawn; milliseconds. */
const settles = 100
/** Milliseconds a count must be stable before it is announced, so that it doesn't interrupt typing. */
const saysAfter = 400

/** Moves the focus to the target, so that keyboard and screen readers continue there. */
function focusTarget(url: string): void {
  const id = url.split('#')[1]
  const target = document.getElementById(id ? decodeURIComponent(id) : 'content')
  if (!target) return
  // The theme gives a heading's id to the link in it.
  const element = target.closest<HTMLElement>('h2, h3, h4, h5, h6') ?? target
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Whether a key belongs to an input method: Enter then ends the composition and isn't meant for the results. */
function isComposing(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other property tells Safari's Enter apart.
  return event.isComposing || event.keyCode === 229
}

/** The option a key leads to, or null if it doesn't move; -1 is the field itself. */
function moved(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : 0
  if (key === 'ArrowUp') return at > 0 ? at - 1 : count - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Sets an element's children, unless it has them already: reinserting a list would reset its scrolling. */
function fill(parent: Element, children: readonly Element[]): void {
  if (parent.children.length !== children.length || children.some((each, at) => parent.children[at] !== each))
    parent.replaceChildren(...children)
}

/**
 * Brings a search field to life: a combobox whose list is the box below it.
 * @param opensFirst Enter was pressed before this code was loaded
 * @param visit changes the page; from the page's script, which knows the current one
 */
export function mountSearch(search: HTMLElement, opensFirst: boolean, visit: Visit): void {
  const field = search.querySelector('input')
  const panel = search.querySelector('[data-search-panel]')
  if (!field || !panel) return
  const session = searchSession()
  const listId = `${field.id}-results`
  const message = (what: string) =>
    search
      .querySelector<HTMLTemplateElement>(`template[data-search-says=${what}]`)
      ?.content.querySelector('p')
      ?.cloneNode(true) as HTMLElement
  const loading = message('loading')
  const failed = message('failed')
  const none = make('p', { class: styles.message })
  const box = make('div', { class: styles.box })
  const status = make('p', { role: 'status', class: 'visually-hidden' })
  let list = make('div', {})
  let shown: Answer | null = null
  let isOpen = field === document.activeElement
  /** The address rather than the index: more results may come in when the text has loaded. */
  let chosen = { query: '', url: '' }
  let saying: ReturnType<typeof setTimeout> | undefined

  /** The answer for this panel, and not for the page of all results. */
  const ownAnswer = () => (session.getState().isAll ? null : session.getState().answer)
  const isCurrent = () => session.getState().query === ownAnswer()?.query
  const close = () => {
    opensFirst = false
    isOpen = false
    chosen = { query: '', url: '' }
    show()
  }
  // The words stay, for who comes back to look at the next result.
  const goTo = async (url: string) => {
    field.blur()
    close()
    document.querySelector<HTMLElement>('#search-button[aria-expanded=true]')?.click()
    if (await visit(url)) setTimeout(() => focusTarget(url), settles)
  }
  const say = (count: string) => {
    clearTimeout(saying)
    saying = setTimeout(() => (status.textContent = count), saysAfter)
  }
  /** Highlights the option that Enter opens, and updates the field's ARIA attributes. */
  const choose = (results: readonly string[]) => {
    const answer = ownAnswer()
    const at = isOpen && chosen.query === answer?.query ? results.indexOf(chosen.url) : -1
    const options = list.querySelectorAll('[role=option]')
    options.forEach((option, index) => option.setAttribute('aria-selected', `${index === at}`))
    options[at]?.scrollIntoView({ block: 'nearest' })
    field.setAttribute('aria-expanded', `${isOpen && results.length > 0}`)
    const set = (name: string, value: string | undefined) =>
      value ? field.setAttribute(name, value) : field.removeAttribute(name)
    set('aria-controls', isOpen && results.length > 0 ? listId : undefined)
    set('aria-activedescendant', options[at]?.id)
    return at
  }
  /** Has the panel end where the window, or the keyboard of a phone, does. */
  const fit = () => {
    const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 }
    if (box.isConnected)
      box.style.setProperty('--room', `${height + offsetTop - box.getBoundingClientRect().top}px`)
  }
  function show(): void {
    const { hasFailed } = session.getState()
    const answer = ownAnswer()
    const results = resultsOf(answer)
    const isFound = hasFound(answer)
    const isSearched = answer !== null && (answer.isComplete || hasFailed)
    if (answer && answer !== shown) list = makeList(answer, listId)
    shown = answer
    list.setAttribute('aria-busy', `${!isSearched}`)
    none.textContent = answer && noneText(answer)
    const wanted = [
      !isFound && !hasFailed && !isSearched && loading,
      answer && !isFound && isSearched && none,
      results.length > 0 && (isFound || isSearched) && list,
      hasFailed && failed,
    ].filter(each => each instanceof HTMLElement)
    fill(box, wanted)
    const isNeeded = isOpen && (answer !== null || field?.value.trim() !== '')
    if (panel) fill(panel, [...(isNeeded ? [box] : []), ...(isOpen ? [status] : [])])
    fit()
    say(answer && (isSearched || isFound) ? countOf(answer) : '')
    choose(results)
    // Enter came before the answer did.
    if (!opensFirst || !isCurrent() || !(isFound || isSearched)) return
    opensFirst = false
    if (isFound && results[0]) void goTo(results[0])
  }

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { key } = event
    const answer = ownAnswer()
    const results = isOpen ? resultsOf(answer) : []
    const at = choose(results)
    // A reader who continues typing no longer wants what Enter asked for.
    opensFirst = false
    if (key === 'Escape') {
      field.value = ''
      close()
    } else if (key === 'Enter') {
      // What is only like the words is opened if it was chosen.
      const target = results[hasFound(answer) ? Math.max(at, 0) : at]
      if (isCurrent() && target) void goTo(target)
      else opensFirst = field.value.trim() !== '' && !isCurrent()
    } else {
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || results.length === 0) return
      const next = moved(key, at, results.length)
      if (next === null) return
      chosen = { query: answer?.query ?? '', url: results[next] ?? '' }
      choose(results)
    }
    event.preventDefault()
  }
  const look = () => {
    isOpen = true
    session.ask(field.value)
    show()
  }
  field.addEventListener('keydown', press)
  field.addEventListener('focus', () => {
    // What is typed takes the place of the words that stayed.
    field.select()
    look()
  })
  field.addEventListener('input', look)
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) close()
  })
  // A press in the box keeps the focus in the field, so that the box stays open until it ends.
  box.addEventListener('mousedown', event => event.preventDefault())
  box.addEventListener('click', event => {
    const target = event.target as Element
    if (target.closest('button')) session.retry()
    const option = target.closest('[role=option]')
    // With a modifier key the browser opens a tab or window, as for any link.
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void goTo(option.getAttribute('href') ?? '')
  })
  session.subscribe(show)
  session.start()
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, fit)
  // Text typed before this code was loaded is searched, too.
  if (isOpen) look()
}
