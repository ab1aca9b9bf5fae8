import { repeatable } from '@lib/loading/repeatable'
import { afterPaint, on, onApproach } from '../events'
import { visit } from '../navigation/navigation'
import { onPage } from '../page-life'
import { wholeSheet } from '../whole-sheet'
import { isOnPhone, setSearch } from './search-button'

const load = repeatable(() => import('../search'))

/** Search fields whose scripts are loading, and whether Enter was pressed meanwhile. */
const waiting = new Map<HTMLElement, { opensFirst: boolean }>()
const live = new Set<HTMLElement>()

const fieldOf = (search: Element) => search.querySelector('input')
const barField = () => document.querySelector<HTMLInputElement>('#search-bar')
const pageField = () => document.querySelector<HTMLInputElement>('#search-page')

/** On a phone the bar's search has the whole screen, and takes the place of a page's own. */
function moveToBar(): void {
  const [from, to] = [pageField(), barField()]
  if (!from || !to || !isOnPhone()) return
  to.value ||= from.value
  setSearch(true)
}

/** The panel's placeholder until its scripts are loaded: 'Loading', or that they failed. */
function say(search: HTMLElement, what: 'loading' | 'failed' | ''): void {
  if (search.dataset.says === what) return
  search.dataset.says = what
  search.querySelector(':scope > [data-said]')?.remove()
  const template = search.querySelector<HTMLTemplateElement>(`template[data-search-says="${what}"]`)
  const message = template?.content.firstElementChild?.cloneNode(true) as Element | undefined
  message?.toggleAttribute('data-said', true)
  if (message) search.append(message)
}

const sayLoading = (search: HTMLElement) => {
  if (waiting.has(search)) say(search, fieldOf(search)?.value.trim() ? 'loading' : '')
}

/** Loads what a field needs, once; `turn` resolves when its letters are painted, which need no script. */
async function start(search: HTMLElement, turn?: Promise<void>): Promise<void> {
  if (waiting.has(search) || live.has(search)) return
  const state = { opensFirst: false }
  waiting.set(search, state)
  try {
    await turn
    const [{ mountSearch }] = await Promise.all([load(), wholeSheet])
    say(search, '')
    live.add(search)
    mountSearch(search, state.opensFirst, visit)
  } catch {
    say(search, 'failed')
  }
  waiting.delete(search)
}

function noteEnter(search: HTMLElement, event: KeyboardEvent): void {
  const state = waiting.get(search)
  if (!state) return
  const isEnter = event.key === 'Enter' && !event.isComposing
  state.opensFirst = isEnter && Boolean(fieldOf(search)?.value.trim())
  // The form would lead to the page of all results.
  if (isEnter) event.preventDefault()
}

/** The search fields: their code loads when one is pointed at, focused, or typed into; nothing typed is lost. */
export function startSearch(): void {
  const box = '[data-search]'
  // Not on focus, which Tab gives too: what only gets the focus may not move it on.
  on('click', '#search-page', moveToBar)
  onApproach(`${box} input`, input => void start(input.closest<HTMLElement>(box) ?? input))
  on('input', box, search => {
    void start(search, afterPaint())
    sayLoading(search)
  })
  on('keydown', box, noteEnter)
  on('focusout', box, (search, { relatedTarget }) => {
    const state = waiting.get(search)
    if (!state || (relatedTarget instanceof Element && search.contains(relatedTarget))) return
    state.opensFirst = false
    say(search, '')
  })
  on('click', '[data-act=search-again]', button => {
    const search = button.closest<HTMLElement>(box)
    if (!search) return
    // The pressed button goes, and the focus would go with it.
    fieldOf(search)?.focus()
    void start(search)
    sayLoading(search)
  })
  onPage(() => {
    const field = pageField()
    // The bar's field stays from page to page, and with it the words, for who comes back.
    if (field) field.value ||= barField()?.value ?? ''
    if (field && field === document.activeElement) moveToBar()
    // Text typed before this script ran is searched, too.
    const search = document.activeElement?.closest<HTMLElement>(box)
    if (search) void start(search)
  })
}
