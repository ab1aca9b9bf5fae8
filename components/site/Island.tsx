import type { ReactNode } from 'react'

interface IslandProps {
  /** Names the module that brings it to life: client/parts/islands.ts. */
  name: 'course' | 'flashcards' | 'lesson' | 'practice-exam' | 'progress-tools' | 'question'
  /** What the component was given, where it draws itself again in the browser. */
  given?: object
  /** Whether it comes to life at the reader's first move anywhere on the page: the page is there for it. */
  isMain?: boolean
  children: ReactNode
}

/** A part of a page that is HTML until it is approached. */
export function Island({ name, given, isMain, children }: IslandProps) {
  return (
    <div data-island={name} data-props={given && JSON.stringify(given)} data-main={isMain ? '' : undefined}>
      {children}
    </div>
  )
}
