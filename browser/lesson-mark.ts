import { withLesson } from '@lib/progress/lessons'
import { changeProgress, readProgress, subscribeToProgress } from '@lib/progress/progress-store'
import * as course from '@data/words/course'
import * as words from '@data/words/lesson'
import { pageAddress } from '@lib/site/page-address'
import { standingIn, type CourseLesson } from './next-lesson'
import { renew } from './renew'

const hints = {
  unreadable: course.unreadable,
  forbidden: words.markForbidden,
}

function linkTo({ route, title }: CourseLesson): HTMLElement {
  const link = document.createElement('a')
  link.href = pageAddress(route)
  link.textContent = title
  return link
}

/** Marks a lesson as read; shows how many are and the next: the following, unless read or the reader has a plan. */
export function startMark(element: HTMLElement, lessons: readonly CourseLesson[]): () => void {
  const box = element.querySelector<HTMLInputElement>('[data-lesson]')
  const hint = element.querySelector<HTMLElement>('#lesson-mark-hint')
  if (!box || !hint) return () => undefined
  const { lesson = '' } = box.dataset
  const unmarked = hint.textContent
  const wordsOf = (state: ReturnType<typeof readProgress>): (Node | string)[] => {
    if (state.kind !== 'ready') return [hints[state.kind]]
    if (!box.checked) return [unmarked]
    const { read, next, isPlanned } = standingIn(lessons, state.progress)
    if (!next) return [course.allRead(lessons.length)]
    const follows = lessons[lessons.findIndex(({ route }) => route === lesson) + 1]
    const name = next.route === follows?.route ? words.next : isPlanned ? words.nextPlanned : words.nextUnread
    return [words.readOf(read, lessons.length) + name, linkTo(next)]
  }
  const show = () => {
    const state = readProgress()
    box.checked = state.kind === 'ready' && lesson in state.progress.lessons
    box.disabled = state.kind !== 'ready'
    renew(hint, ...wordsOf(state))
  }
  const keep = () => {
    const at = box.checked ? new Date().toISOString() : undefined
    changeProgress(progress => withLesson(progress, lesson, at))
  }
  show()
  box.addEventListener('change', keep)
  const stop = subscribeToProgress(show)
  return () => {
    stop()
    box.removeEventListener('change', keep)
  }
}
