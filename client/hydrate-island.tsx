import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over the HTML of an island, which is what its component drew at build time. Returns how to take it out. */
export function hydrateIsland(element: HTMLElement, component: ReactElement): () => void {
  const root = hydrateRoot(element, component)
  return () => root.unmount()
}
