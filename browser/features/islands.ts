import { addWaitingMark, hasWaitingMarks } from '@lib/progress/waiting-marks'
import { localText, type LocalKey } from '@lib/storage/browser-storage'
import { afterPaint, on, onApproach } from '../events'
import { onLeave, onPage } from '../page-life'
import { preload } from '../preload'

/**
 * A part of a page that needs code once it is approached. Each module exports `mount`, which is given what the reader set
 * or pressed in it before, and says how to take it out.
 */
interface Island {
  mount: (element: HTMLElement, props: object, kept: HTMLElement[]) => () => void
}

const islands: Record<string, () => Promise<Island>> = {
  course: () => import('../course'),
  lesson: () => import('../lesson'),
  question: () => import('../question'),
  'practice-exam': () => import('../apps/practice-exam'),
  flashcards: () => import('../apps/flashcards'),
  'interview-questions': () => import('../interview-questions'),
  'progress-tools': () => import('../apps/progress-tools'),
  'study-plan': () => import('../apps/study-plan'),
  'team-names': () => import('../apps/team-names'),
}

const selector = '[data-island]'
const alive = new Map<HTMLElement, Promise<() => void>>()

/**
 * What the reader set or pressed before the code for it was there, the last of it at the end. Each once: who presses again
 * has had no answer.
 */
const kept = new Set<HTMLElement>()

const hasKept = (key: LocalKey) => localText(key) !== null || hasWaitingMarks()

/**
 * Whether the page's own HTML is not enough: the device keeps something of the reader that the part shows, or nothing can
 * be kept, or the address asks for something else.
 */
function isAskedFor({ dataset }: HTMLElement): boolean {
  const { shows, readsAddress } = dataset
  return (
    (shows !== undefined && hasKept(shows as LocalKey)) ||
    (readsAddress !== undefined && location.search !== '')
  )
}

async function propsOf(element: HTMLElement): Promise<object> {
  const { props = '{}', propsFrom } = element.dataset
  return (propsFrom ? await (await fetch(propsFrom)).json() : JSON.parse(props)) as object
}

async function bring(element: HTMLElement, turn?: () => Promise<void>): Promise<() => void> {
  await turn?.()
  const name = element.dataset.island ?? ''
  preload(name)
  const [island, props] = await Promise.all([islands[name]?.(), propsOf(element)])
  for (const control of waitingIn(element)) control.disabled = true
  const own = [...kept].filter(each => element.contains(each))
  const stop = island?.mount(element, props, own)
  element.dataset.alive = ''
  return stop ?? (() => undefined)
}

/** Brings a part to life, when it is its turn; the same promise for everyone who asks. */
function wake(element: HTMLElement, turn?: () => Promise<void>): Promise<() => void> {
  const known = alive.get(element)
  if (known) return known
  const waking = bring(element, turn)
  alive.set(element, waking)
  // Asked for again when it is approached again; what was pressed would surprise by then.
  waking.catch(() => {
    alive.delete(element)
    for (const each of element.querySelectorAll('button')) kept.delete(each)
  })
  return waking
}

/** Controls of a sleeping part that are of no use without scripts; with them, what is done to one is kept. */
const waitingIn = (element: ParentNode) =>
  element.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>('[data-waits]')

const wakeNow = (element: HTMLElement) => void wake(element).catch(() => undefined)

/** A press that asks for a part is answered first: a tick or an open answer shows without the part's code. */
const wakeSoon = (element: HTMLElement) => void wake(element, afterPaint).catch(() => undefined)

/** The parts that a page is there for, until the reader first moves on it. */
let main: HTMLElement[] = []

function wakeMain(): void {
  main.forEach(wakeNow)
  main = []
}

/** Keeps what the reader set or pressed for its code; a lesson's mark even if the reader leaves now. */
function keep(element: HTMLElement): void {
  kept.delete(element)
  kept.add(element)
  const { lesson } = element.dataset
  if (lesson) addWaitingMark(lesson, (element as HTMLInputElement).checked ? new Date().toISOString() : null)
}

type Control = HTMLInputElement | HTMLSelectElement

/** Whether a control is other than the page came with; of a group's radio buttons the chosen one alone. */
function isSet(control: Control): boolean {
  if (!('checked' in control)) return control.selectedOptions[0]?.defaultSelected === false
  const { type, checked, defaultChecked, value, defaultValue } = control
  if (!/^(checkbox|radio)$/.test(type)) return value !== defaultValue
  return checked !== defaultChecked && (checked || type === 'checkbox')
}

/**
 * Parts that React draws, or that need the reader's progress: asleep until they are approached, or until there is
 * something of the reader to show in them. A press before that takes effect once they are awake.
 */
export function startIslands(): void {
  onApproach(selector, wakeNow)
  for (const event of ['input', 'change'] as const)
    on(event, selector, (island, { target }) => {
      if (island.dataset.alive === undefined) keep(target as HTMLElement)
      wakeSoon(island)
    })
  on(
    'click',
    `${selector}:not([data-alive])`,
    (island, event) => {
      wakeSoon(island)
      const button = (event.target as Element).closest('button')
      if (!button) return
      keep(button)
      // Or the browser itself would send the form, and load the page anew.
      event.preventDefault()
    },
    { capture: true },
  )
  // The first move anywhere on a page that is there for an island: a reader has come.
  for (const move of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
    document.addEventListener(move, wakeMain, { passive: true })
  const wakeAskedFor = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(isAskedFor).forEach(wakeNow)
  onPage(() => {
    for (const island of document.querySelectorAll(`${selector}:not([data-alive])`)) {
      for (const control of waitingIn(island)) control.disabled = false
    }
    // What was set or opened before this script was there.
    for (const control of document.querySelectorAll<Control>(`${selector} :is(input, select)`))
      if (isSet(control)) control.dispatchEvent(new Event('change', { bubbles: true }))
    for (const opened of document.querySelectorAll<HTMLElement>(`${selector} details[open]`)) {
      keep(opened)
      wakeSoon(opened.closest<HTMLElement>(selector) ?? document.body)
    }
    wakeAskedFor()
    main = [...document.querySelectorAll<HTMLElement>('[data-main]:not([data-alive])')]
  })
  window.addEventListener('storage', wakeAskedFor)
  onLeave(() => {
    for (const waking of alive.values())
      void waking.then(
        stop => stop(),
        () => undefined,
      )
    alive.clear()
    kept.clear()
  })
}
