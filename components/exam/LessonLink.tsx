import { createContext, useContext } from 'react'
import * as words from '@data/words/exam-screen'

/** A lesson of the course by its address and title. */
export interface TitledLesson {
  route: string
  title: string
}

/** The course's lessons, for links on all screens. */
export const Lessons = createContext<readonly TitledLesson[]>([])

/** A link to a lesson, under its title. */
export function LessonLink({ lesson }: { lesson: string }) {
  const title = useContext(Lessons).find(({ route }) => route === lesson)?.title
  return <a href={lesson}>{title ?? words.theLesson}</a>
}
