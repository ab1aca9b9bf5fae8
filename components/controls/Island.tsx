import type { ReactNode } from 'react'
import type { LocalKey } from '@lib/storage/browser-storage'

interface IslandProps {
  /** What brings it to life: a module that browser/features/islands.ts names, or an app, browser/apps/<name>.tsx. */
  name:
    | 'course'
    | 'exam'
    | 'flashcards'
    | 'flow'
    | 'forecast'
    | 'interview-questions'
    | 'lesson'
    | 'metrics'
    | 'progress'
    | 'question'
    | 'retrospective'
    | 'saved-course'
    | 'search'
    | 'study-plan'
    | 'team-names'
    | 'timer'
  /** The component's props, if it renders again in the browser. */
  given?: object
  /** When it loads by itself: when idle, if the page is there for it, or when it comes near the screen. */
  comes?: 'idle' | 'in-view'
  /** Loads at once if the device has stored this, which it shows. */
  shows?: LocalKey
  /** Loads at once if the address has a query, since it then shows something else. */
  readsAddress?: boolean
  children: ReactNode
}

/** A part of a page that is HTML until it is approached. */
export function Island({ name, given, comes, shows, readsAddress, children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-props={given && JSON.stringify(given)}
      data-comes={comes}
      data-shows={shows}
      data-reads-address={readsAddress ? '' : undefined}
    >
      {children}
    </div>
  )
}
