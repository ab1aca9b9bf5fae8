import {
  nextStep,
  stateInWords,
  troubleInWords,
  troubleOf,
  type CourseState,
  type Trouble,
} from '@lib/offline/course-words'
import { courseCache, isCourseCache, type OfflineList } from '@lib/offline/offline-list'
import { localText, onLocalChange, removeLocal, writeLocal } from '@lib/storage/browser-storage'
import * as words from '@data/words/offline'
import { startVisit } from './offline'
import { fetchOfflineList, fillCourse, savedCourses } from './offline/fill-course'

const key = 'saved-course'

/** How the control looks: where saving stands, what stopped it, and what else there is to say. */
interface Look {
  state: CourseState
  trouble?: Trouble
  note?: string
}

/** A course being saved, which goes on while the reader reads other pages. */
let saving: AbortController | undefined

/** Counts the times that saving was started, so that an older look at the caches doesn't hide how it ended. */
let starts = 0

/** Shows what has changed, while the control is on a page. */
let show: (look: Look) => void = () => undefined

/** Where saving stands; `newest` is what the site now consists of, if it could be asked. */
async function stateNow(newest: OfflineList | undefined): Promise<CourseState> {
  const whole = (await savedCourses()).find(({ list }) => list)?.list
  if (whole) return { kind: newest && newest.build !== whole.build ? 'old' : 'whole' }
  const mark = localText(key)
  if (mark === '"whole"') return { kind: 'removed-by-browser' }
  if (mark !== '"begun"') return { kind: 'none' }
  if (!newest) return { kind: 'part', done: 0, all: 0 }
  const files = await (await caches.open(courseCache(newest.build))).keys()
  return { kind: 'part', done: files.length, all: newest.files.length }
}

/** A browser without workers may have no caches either, or refuse access to them. */
const stateOrNone = (newest?: OfflineList) => stateNow(newest).catch((): CourseState => ({ kind: 'none' }))

async function saveAll(signal: AbortSignal): Promise<Look> {
  const list = await fetchOfflineList(signal)
  if (!(await startVisit())) return { state: { kind: 'none' }, trouble: 'no-worker' }
  // A browser may ask the reader, who may take a while.
  const isPersistent = navigator.storage.persist().catch(() => false)
  const isRenewal = localText(key) === '"whole"'
  if (!isRenewal) writeLocal(key, 'begun')
  await fillCourse(list, (done, all) => show({ state: { kind: 'saving', done, all } }), signal)
  writeLocal(key, 'whole')
  const undecided = new Promise<boolean>(resolve => setTimeout(resolve, 0, false))
  const promise = await Promise.race([isPersistent, undecided])
  return {
    state: { kind: 'whole' },
    note: promise ? '' : words.mayBeRemoved,
  }
}

async function save(): Promise<void> {
  const stop = (saving = new AbortController())
  starts += 1
  show({ state: { kind: 'saving', done: 0, all: 0 } })
  const look = await saveAll(stop.signal).catch(async (error: unknown): Promise<Look> => {
    const isAsked = stop.signal.aborted
    // The requests that still run.
    stop.abort()
    const state = await stateOrNone(await fetchOfflineList().catch(() => undefined))
    return isAsked ? { state } : { state, trouble: troubleOf(error) }
  })
  saving = undefined
  show(look)
}

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter(isCourseCache)
  await Promise.all(names.map(name => caches.delete(name)))
  removeLocal(key)
  show({ state: { kind: 'none' }, note: words.wasRemoved })
}

/** The control that saves the course: shows where saving stands, and starts, stops, and undoes it. */
export function mount(element: HTMLElement): () => void {
  const [main, removal] = element.querySelectorAll('button')
  const [status, alert] = ['status', 'alert'].map(role => element.querySelector(`[role=${role}]`))
  const bar = element.querySelector('progress')
  if (!main || !removal || !status || !alert || !bar) return () => undefined

  show = ({ state, trouble, note = '' }) => {
    const isSaving = state.kind === 'saving'
    main.textContent = nextStep[state.kind]
    // Hidden by their parents, since they have a display of their own.
    if (bar.parentElement) bar.parentElement.hidden = !isSaving
    if (isSaving) Object.assign(bar, { value: state.done, max: state.all || 1 })
    const isKept = ['part', 'whole', 'old'].includes(state.kind)
    if (!isKept && document.activeElement === removal) main.focus()
    if (removal.parentElement) removal.parentElement.hidden = !isKept
    const said = [stateInWords(state), note].filter(Boolean).join(' ')
    if (status.textContent !== said) status.textContent = said
    alert.textContent = trouble ? troubleInWords[trouble] : ''
  }

  const showNow = async () => {
    const before = starts
    const newest = await fetchOfflineList().catch(() => undefined)
    const state = await stateOrNone(newest)
    if (!saving && before === starts) show({ state })
  }
  const press = () => {
    if (saving) saving.abort()
    else void save()
  }
  const pressRemoval = () => void remove()
  main.disabled = false
  main.addEventListener('click', press)
  removal.addEventListener('click', pressRemoval)
  const stop = onLocalChange(key, () => void showNow())
  if (saving) show({ state: { kind: 'saving', done: 0, all: 0 } })
  else void showNow()
  return () => {
    main.removeEventListener('click', press)
    removal.removeEventListener('click', pressRemoval)
    stop()
    show = () => undefined
  }
}
