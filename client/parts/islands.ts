import { addWaitingMark, hasWaitingMarks } from '@lib/progress/waiting-marks'
import { localText, type LocalKey } from '@lib/storage/browser-storage'
import { afterPaint, on, onApproach } from '../events'
import { onLeave, onPage } from '../page-life'
import { preload } from '../preload'

/** A part of a page that needs code once it is approached. Each module exports `mount`, which says how to take it out. */
interface Island {
  mount: (element: HTMLElement, props: object) => () => void
}

const islands: Record<string, () => Promise<Island>> = {
  course: () => import('../course'),
  lesson: () => import('../lesson'),
  question: () => import('../question'),
  'practice-exam': () => import('../islands/practice-exam'),
  flashcards: () => import('../islands/flashcards'),
  'interview-questions': () => import('../interview-questions'),
  'progress-tools': () => import('../islands/progress-tools'),
  'study-plan': () => import('../islands/study-plan'),
  'team-names': () => import('../islands/team-names'),
}

const selector = '[data-island]'
const alive = new Map<HTMLElement, Promise<() => void>>()

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
  element.dataset.alive = ''
  for (const button of waitingIn(element)) button.disabled = true
  return island?.mount(element, props) ?? (() => undefined)
}

/** Brings a part to life, when it is its turn; the same promise for everyone who asks. */
function wake(element: HTMLElement, turn?: () => Promise<void>): Promise<() => void> {
  const known = alive.get(element)
  if (known) return known
  const waking = bring(element, turn)
  alive.set(element, waking)
  // Asked for again when it is approached again.
  waking.catch(() => alive.delete(element))
  return waking
}

/** Buttons of a sleeping part that are of no use without scripts; with them, a press on one is kept. */
const waitingIn = (element: ParentNode) => element.querySelectorAll<HTMLButtonElement>('button[data-waits]')

const wakeNow = (element: HTMLElement) => void wake(element).catch(() => undefined)

/** A press that asks for a part is answered first: a tick or an open answer shows without the part's code. */
const wakeSoon = (element: HTMLElement) => void wake(element, afterPaint).catch(() => undefined)

/** The parts that a page is there for, until the reader first moves on it. */
let main: HTMLElement[] = []

function wakeMain(): void {
  main.forEach(wakeNow)
  main = []
}

/** Remembers that the reader set something before its code was there; a lesson's mark even if the reader leaves now. */
function touch(element: HTMLInputElement): void {
  element.toggleAttribute('data-touched', true)
  const { lesson } = element.dataset
  if (lesson) addWaitingMark(lesson, element.checked ? new Date().toISOString() : null)
}

/** Presses what was pressed before the code was there, once it can be. */
function pressAgain(target: HTMLElement): void {
  if (!target.isConnected || target.dataset.alive !== undefined) return
  if (!target.matches(':disabled')) {
    target.click()
    return
  }
  new MutationObserver((_, observer) => {
    if (target.matches(':disabled')) return
    observer.disconnect()
    target.click()
  }).observe(target, { attributes: true, attributeFilter: ['disabled'] })
}

async function keepPress(island: HTMLElement, target: HTMLElement): Promise<void> {
  await wake(island, afterPaint)
  // What draws after the code came has been drawn.
  await afterPaint()
  pressAgain(target)
}

/**
 * Parts that React draws, or that need the reader's progress: asleep until they are approached, or until there is
 * something of the reader to show in them. A press before that takes effect once they are awake.
 */
export function startIslands(): void {
  onApproach(selector, wakeNow)
  for (const event of ['input', 'change'] as const)
    on(event, selector, (island, { target }) => {
      if (island.dataset.alive === undefined) touch(target as HTMLInputElement)
      wakeSoon(island)
    })
  on(
    'click',
    `${selector}:not([data-alive])`,
    (island, { target }) => {
      wakeSoon(island)
      const button = (target as Element).closest<HTMLElement>('button')
      if (button) void keepPress(island, button).catch(() => undefined)
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
      for (const button of waitingIn(island)) button.disabled = false
    }
    // What was chosen or opened before this script was there.
    for (const touched of document.querySelectorAll(
      `${selector} :is([data-lesson]:checked, [data-chooses]:checked, details[open])`,
    )) {
      touch(touched as HTMLInputElement)
      wakeSoon(touched.closest<HTMLElement>(selector) ?? document.body)
    }
    for (const select of document.querySelectorAll<HTMLSelectElement>(`${selector} select`)) {
      if (select.selectedOptions[0]?.defaultSelected === false)
        select.dispatchEvent(new Event('change', { bubbles: true }))
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
  })
}
