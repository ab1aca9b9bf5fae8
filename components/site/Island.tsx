import type { ReactNode } from 'react'
import type { LocalKey } from '@lib/storage/browser-storage'

interface IslandProps {
  /** Names the module that brings it to life: browser/features/islands.ts. */
  name:
    | 'course'
    | 'exam'
    | 'flashcards'
    | 'interview-questions'
    | 'lesson'
    | 'progress'
    | 'question'
    | 'study-plan'
    | 'team-names'
  /** What the component was given, where it draws itself again in the browser. */
  given?: object
  /** When it comes to life by itself: at once if the page is there for it, or as the reader comes near. */
  comes?: 'idle' | 'in-view'
  /** What the device may keep of the reader that it has to show: with that, it comes to life at once. */
  shows?: LocalKey
  /** Whether it comes to life at once where the address has a query, as it then shows something else. */
  readsAddress?: boolean
  children: ReactNode
}

/** What tells React to leave the HTML in an element as it is. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/**
 * A part of a page that is HTML until it is approached. On the development server, where Next.js takes the whole page over
 * in the browser, it leaves this part to the page's script, as an export does.
 */
export function Island({ name, given, comes, shows, readsAddress, children }: IslandProps) {
  const isInBrowser = typeof document !== 'undefined'
  return (
    <div
      data-island={name}
      data-props={given && JSON.stringify(given)}
      data-comes={comes}
      data-shows={shows}
      data-reads-address={readsAddress ? '' : undefined}
      {...(isInBrowser ? untouched : { children })}
    />
  )
}
