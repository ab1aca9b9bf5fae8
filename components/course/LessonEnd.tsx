import { useRouter } from 'next/router'
import { Island } from '@components/controls/Island'
import { LessonSteps } from '../article/LessonSteps'
import { LessonMark } from './LessonMark'

interface LessonEndProps {
  /** The course's lessons in order. */
  lessons: readonly { route: string; title: string }[]
}

/** Below all of a lesson's text: its 'read' mark, which browser/lesson.ts saves, and the way to the next lesson. */
export function LessonEnd({ lessons }: LessonEndProps) {
  const { pathname } = useRouter()
  return (
    <>
      <Island name="lesson" given={{ lessons }} shows="progress">
        <LessonMark route={pathname} />
      </Island>
      <LessonSteps />
    </>
  )
}
