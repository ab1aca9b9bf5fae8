import { startMark } from './lesson-mark'
import { startQuestions } from './lesson-questions'
import type { CourseLesson } from './next-lesson'

interface LessonProps {
  /** The course's lessons in order. */
  lessons: readonly CourseLesson[]
}

/** A lesson's questions and its mark, plain HTML until touched. */
export function mount(element: HTMLElement, props: object): () => void {
  const stops = [startQuestions(element), startMark(element, (props as LessonProps).lessons)]
  return () => stops.forEach(stop => stop())
}
