import Link from 'next/link'
import { routes } from '@data/routes'

/** A link to a lesson, under its title in the plan of routes. */
export function LessonLink({ lesson }: { lesson: string }) {
  return <Link href={lesson}>{routes.find(({ route }) => route === lesson)?.title ?? 'the lesson'}</Link>
}
