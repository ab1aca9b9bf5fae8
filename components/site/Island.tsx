import type { ReactNode } from 'react'
import type { LocalKey } from '@lib/storage/browser-storage'

interface IslandProps {
  /** Names the module that brings it to life: browser/features/islands.ts. */
  name:
    | 'course'
    | 'flashcards'
    | 'interview-questions'
    | 'lesson'
    | 'practice-exam'
    | 'progress-tools'
    | 'question'
    | 'study-plan'
    | 'team-names'
  /** What the component was given, where it draws itself again in the browser. */
  given?: object
  /** Whether it comes to life at the reader's first move anywhere on the page: the page is there for it. */
  isMain?: boolean
  /** What the device may keep of the reader that it has to show: with that, it comes to life at once. */
  shows?: LocalKey
  /** Whether it comes to life at once where the address has a query, as it then shows something else. */
  readsAddress?: boolean
  children: ReactNode
}

/** Brought to life by plain scripts; the others are React components. */
const plain: readonly IslandProps['name'][] = ['course', 'interview-questions', 'lesson', 'question']

/**
 * A part of a page that is HTML until it is approached. On the development server Next.js draws the whole page in the
 * browser, and a component that is drawn twice fails.
 */
export function Island({ name, given, isMain, shows, readsAddress, children }: IslandProps) {
  if (process.env.NODE_ENV === 'development' && !plain.includes(name)) return <div>{children}</div>
  return (
    <div
      data-island={name}
      data-props={given && JSON.stringify(given)}
      data-main={isMain ? '' : undefined}
      data-shows={shows}
      data-reads-address={readsAddress ? '' : undefined}
    >
      {children}
    </div>
  )
}
