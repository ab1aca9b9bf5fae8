import { repeatable } from '@lib/loading/repeatable'
import type { Progress } from '@lib/progress/shape'
import { readProgress, subscribeToProgress } from '@lib/progress/progress-store'
import * as words from '@data/words/course'
import { pageAddress } from '@lib/site/page-address'
import { examNote } from './exam-under-way'
import { standingIn, type CourseLesson, type Standing } from './next-lesson'
import { renew } from './renew'

const sentences = {
  ready: '',
  unreadable: words.unreadable,
  forbidden: words.progressForbidden,
}

/** 'You have read 3 of 40. Continue with …', with its bar. */
function begun({ content }: HTMLTemplateElement, read: number, { route, title }: CourseLesson): Node[] {
  const copy = content.cloneNode(true) as DocumentFragment
  const link = copy.querySelector('a')
  const bar = copy.querySelector('progress')
  const count = copy.querySelector('[data-count]')
  if (count) count.textContent = `${read}`
  if (bar) bar.value = read
  if (link) {
    link.href = pageAddress(route)
    link.textContent = title
  }
  return [...copy.childNodes]
}

function showMarks(marks: readonly HTMLElement[], progress: Progress | undefined, root: HTMLElement): void {
  for (const mark of marks) mark.hidden = !progress || !((mark.dataset.read ?? '') in progress.lessons)
  for (const count of root.querySelectorAll<HTMLElement>('[data-read-count]')) {
    const read = [...(count.closest('li')?.querySelectorAll<HTMLElement>('[data-read]') ?? [])]
    const shown = read.filter(mark => !mark.hidden).length
    count.textContent = shown > 0 ? words.someRead(shown) : ''
  }
}

/** Returns how to have the front page's first way in lead on instead, for a reader who has been here. */
function firstWay(): (at: Standing | undefined, count: number) => void {
  const link = document.querySelector<HTMLAnchorElement>('[data-ways] a')
  const [question, action] = link?.children ?? []
  if (!link || !question || !action) return () => undefined
  const { href } = link
  const asWritten = [question.textContent, action.textContent] as const
  return (at, count) => {
    const next = at?.isBegun ? at.next : undefined
    link.href = next ? pageAddress(next.route) : href
    ;[question.textContent, action.textContent] =
      at && next ? [words.continueAt(at.read, count), next.title] : asWritten
  }
}

const loadToday = repeatable(() => import('./today'))

/** Shows today's part of a plan; returns what to do with changed progress, and the cleanup function. */
function followPlan(): { follow: (progress: Progress | undefined) => void; stop: () => void } {
  let today: ReturnType<Awaited<ReturnType<typeof loadToday>>['startToday']> | undefined
  let latest: Progress | undefined
  let isOver = false
  return {
    follow: progress => {
      latest = progress
      if (!today && !progress?.plan) return
      today ??= loadToday().then(({ startToday }) => startToday())
      // Without a connection, the page stays as it is.
      today.then(
        ({ show, stop }) => (isOver || !latest ? stop() : show(latest)),
        () => (today = undefined),
      )
    },
    stop: () => {
      isOver = true
      void today?.then(({ stop }) => stop())
    },
  }
}

/** The course outline: which lessons were read, and where to continue. */
export function mount(element: HTMLElement): () => void {
  const standing = element.querySelector<HTMLElement>('[data-standing]')
  const template = element.querySelector('template')
  if (!standing || !template) return () => undefined
  // The page's HTML is for a new reader.
  const begin = [...standing.childNodes]
  const marks = [...element.querySelectorAll<HTMLElement>('[data-read]')]
  const lessons = marks.map(({ dataset: { read: route = '', title = '' } }) => ({ route, title }))
  const showWay = firstWay()
  const plan = followPlan()
  const exam = examNote()
  const wordsOf = (at: Standing): (Node | string)[] => {
    if (!at.next) return [words.allRead(lessons.length)]
    return at.isBegun ? begun(template, at.read, at.next) : begin.map(node => node.cloneNode(true))
  }
  const show = () => {
    const state = readProgress()
    const at = state.kind === 'ready' ? standingIn(lessons, state.progress) : undefined
    showMarks(marks, state.kind === 'ready' ? state.progress : undefined, element)
    renew(standing, ...(at ? wordsOf(at) : [sentences[state.kind]]))
    showWay(at, lessons.length)
    exam.show(state.kind === 'ready' ? state.progress.exam : undefined)
    plan.follow(state.kind === 'unreadable' ? undefined : state.progress)
  }
  show()
  const stop = subscribeToProgress(show)
  return () => {
    stop()
    exam.stop()
    plan.stop()
  }
}
