import { repeatable } from '@lib/loading/repeatable'
import { noteLesson } from '@lib/progress/note-lesson'
import { localText, type LocalKey } from '@lib/storage/browser-storage'
import { afterPaint, on, onApproach, whenIdle } from '../events'
import { sayFailed } from '../failed'
import { takeKept } from '../kept-presses'
import { onLeave, onPage } from '../page-life'
import { wholeSheet } from '../whole-sheet'

/** A part of a page that needs code. Each module exports `mount`, which returns its cleanup function. */
interface Island {
  mount: (element: HTMLElement, props: object) => () => void
}

const islands: Record<string, () => Promise<Island>> = {
  course: repeatable(() => import('../course')),
  'interview-questions': repeatable(() => import('../interview-questions')),
  lesson: repeatable(() => import('../lesson')),
  question: repeatable(() => import('../question')),
  'saved-course': repeatable(() => import('../saved-course')),
  search: repeatable(() => import('../search')),
}

/** The code of a part. An app's files are in the HTML (tooling/build/finish-page.ts): every page's script would name them. */
function codeOf({ dataset: { island = '', files } }: HTMLElement): Promise<Island> | undefined {
  if (files) islands[island] ??= repeatable(() => import(files.split(' ')[0] ?? '') as Promise<Island>, files)
  return islands[island]?.()
}

const selector = '[data-island]'
const alive = new Map<HTMLElement, Promise<() => void>>()

/** What was last pressed or changed. */
let pressed: Element | undefined

const isButton = (element: Element) => element.closest('button') !== null

const islandsHere = () => [...document.querySelectorAll<HTMLElement>(selector)]

/** Whether the page's own HTML isn't enough: stored data, no storage, or an address that asks for something. */
function isAskedFor({ dataset }: HTMLElement): boolean {
  const { shows, readsAddress } = dataset
  return (
    (shows !== undefined && localText(shows as LocalKey) !== null) ||
    (readsAddress !== undefined && location.search !== '')
  )
}

/** Whether the reader used it before its code was loaded. */
const wasTouched = (element: HTMLElement) => window.kept.some(each => element.contains(each))

async function propsOf(element: HTMLElement): Promise<object> {
  const { props = '{}', propsFrom } = element.dataset
  return (propsFrom ? await (await fetch(propsFrom)).json() : JSON.parse(props)) as object
}

/** Controls disabled without scripts; with scripts, presses on them are kept. */
const waitingIn = (element: ParentNode) =>
  element.querySelectorAll<HTMLButtonElement | HTMLFieldSetElement>('[data-waits]')

async function bring(element: HTMLElement, turn?: () => Promise<void>): Promise<() => void> {
  await turn?.()
  const [island, props] = await Promise.all([codeOf(element), propsOf(element), wholeSheet])
  // A sentence about an earlier try.
  element.querySelector('[data-failed]')?.remove()
  const repeat = takeKept(element)
  // Disabled as in the page's HTML, but for one that has the focus or is held down: it would lose that.
  for (const control of waitingIn(element)) control.disabled = !control.matches(':active, :focus-within')
  const stop = island?.mount(element, props)
  element.dataset.alive = ''
  repeat()
  return stop ?? (() => undefined)
}

/** Loads a part's code when it is its turn, unless it is loading. */
function wake(element: HTMLElement, turn?: () => Promise<void>): void {
  if (alive.has(element)) return
  const waking = bring(element, turn)
  alive.set(element, waking)
  // After a failure, retried at the next approach; by then, a kept press would come as a surprise.
  waking.catch(() => {
    alive.delete(element)
    // What the HTML has is better than nothing.
    delete document.documentElement.dataset.asks
    window.kept = window.kept.filter(each => !(element.contains(each) && each.matches('button')))
    // A choice shows by itself, but where a part has nothing else, it asks for something.
    if (pressed && element.contains(pressed) && (isButton(pressed) || !element.querySelector('button')))
      sayFailed(pressed)
    pressed = undefined
  })
}

/** Show the effect of a press first: a tick or an open answer needs no code. */
const wakeSoon = (element: HTMLElement) => wake(element, afterPaint)

/** A lesson's mark is stored at once, in case the reader leaves before its code is loaded. */
function noteMark(box: HTMLElement): void {
  const { lesson } = box.dataset
  if (lesson && !box.closest('[data-alive]')) noteLesson(lesson, (box as HTMLInputElement).checked)
}

/** Parts that need code load on approach, in view, or if they have data to show; a page's main app loads when idle. */
export function startIslands(): void {
  onApproach(selector, element => wake(element))
  for (const event of ['click', 'input', 'change'] as const)
    on(event, selector, (element, { target }) => {
      pressed = target as Element
      wakeSoon(element)
    })
  on('change', '[data-lesson]', noteMark)
  const inView = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement)
    },
    { rootMargin: '50%' },
  )
  const wakeAskedFor = () =>
    islandsHere()
      .filter(isAskedFor)
      .forEach(element => wake(element))
  onPage(() => {
    document.documentElement.dataset.asks = location.search
    for (const control of waitingIn(document)) if (!control.closest('[data-alive]')) control.disabled = false
    window.kept.forEach(noteMark)
    pressed = window.kept.at(-1)
    islandsHere().filter(wasTouched).forEach(wakeSoon)
    wakeAskedFor()
    for (const element of islandsHere()) {
      if (element.dataset.comes === 'idle') whenIdle(() => element.isConnected && wake(element))
      if (element.dataset.comes === 'in-view') inView.observe(element)
    }
  })
  window.addEventListener('storage', wakeAskedFor)
  onLeave(() => {
    inView.disconnect()
    for (const waking of alive.values())
      void waking.then(
        stop => stop(),
        () => undefined,
      )
    alive.clear()
    window.kept = []
  })
}
