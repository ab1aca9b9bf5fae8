import { nextLesson } from '@lib/progress/progress'
import type { Progress } from '@lib/progress/shape'
import { readProgress, subscribeToProgress, type ProgressState } from '@lib/progress/progress-store'

const sentences = {
  unreadable: 'What this browser has kept of your progress cannot be read. It was left as it is.',
  forbidden: 'Your browser does not let this site keep anything, so it cannot show how far you are.',
}

/** The parts of the outline that show the reader's progress; their HTML is for a new reader. */
interface Outline {
  standing: HTMLElement
  begin: Node[]
  begun: HTMLTemplateElement
  marks: HTMLElement[]
}

const routesOf = ({ marks }: Outline) => marks.map(mark => mark.dataset.read ?? '')

/** 'You have read 3 of 40. Go on with …', with its bar. */
function begun({ begun: template, marks }: Outline, read: number, next: string): Node[] {
  const copy = template.content.cloneNode(true) as DocumentFragment
  const link = copy.querySelector('a')
  const bar = copy.querySelector('progress')
  const count = copy.querySelector('[data-count]')
  const title = marks.find(mark => mark.dataset.read === next)?.dataset.title
  if (count) count.textContent = `${read}`
  if (bar) bar.value = read
  if (link) {
    link.href = next
    link.textContent = title ?? ''
  }
  return [...copy.childNodes]
}

function standingOf(outline: Outline, state: ProgressState): (Node | string)[] {
  if (state.kind !== 'ready') return [sentences[state.kind]]
  const routes = routesOf(outline)
  const read = routes.filter(route => route in state.progress.lessons).length
  const next = nextLesson(state.progress, routes)
  if (next === undefined) return [`You have read all ${routes.length} lessons.`]
  if (read === 0 && state.progress.last === undefined) return outline.begin
  return begun(outline, read, next)
}

function showMarks({ marks }: Outline, progress: Progress | undefined, root: HTMLElement): void {
  for (const mark of marks) mark.hidden = !progress || !((mark.dataset.read ?? '') in progress.lessons)
  for (const count of root.querySelectorAll<HTMLElement>('[data-read-count]')) {
    const read = [...(count.closest('li')?.querySelectorAll<HTMLElement>('[data-read]') ?? [])]
    const shown = read.filter(mark => !mark.hidden).length
    count.textContent = shown > 0 ? `, ${shown} read` : ''
  }
}

/** The course outline: which lessons were read, and where to continue. */
export function mount(element: HTMLElement): () => void {
  const standing = element.querySelector<HTMLElement>('[data-standing]')
  const template = element.querySelector('template')
  if (!standing || !template) return () => undefined
  const marks = [...element.querySelectorAll<HTMLElement>('[data-read]')]
  const outline = { standing, begin: [...standing.childNodes], begun: template, marks }
  const show = () => {
    const state = readProgress()
    showMarks(outline, state.kind === 'ready' ? state.progress : undefined, element)
    standing.replaceChildren(...standingOf(outline, state))
  }
  show()
  return subscribeToProgress(show)
}
