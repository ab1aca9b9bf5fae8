import { createRoot } from 'react-dom/client'
import { SearchBox } from '@components/search/SearchBox'
import { searchSession } from '@components/search/search-session'

type Visit = (address: string) => Promise<boolean>

/** Until the page is drawn; milliseconds. */
const settles = 100

/** Moves the focus to what was opened, so that the keyboard and a screen reader go on from there. */
function focusTarget(url: string): void {
  const id = url.split('#')[1]
  const target = document.getElementById(id ? decodeURIComponent(id) : 'content')
  if (!target) return
  // The theme gives a heading's id to the link in it.
  const element = target.closest<HTMLElement>('h2, h3, h4, h5, h6') ?? target
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

async function goTo(url: string, visit: Visit): Promise<void> {
  document.querySelector<HTMLElement>('#search-button[aria-expanded=true]')?.click()
  if (await visit(url)) setTimeout(() => focusTarget(url), settles)
}

/**
 * Brings a search field to life.
 *
 * @param opensFirst Enter was pressed before there was anything to hear it
 * @param visit changes the page; the page's script has one, which knows what is shown
 */
export function mountSearch(search: HTMLElement, opensFirst: boolean, visit: Visit): void {
  const field = search.querySelector('input')
  const panel = search.querySelector('[data-search-panel]')
  if (!field || !panel) return
  searchSession().start()
  const box = <SearchBox field={field} opensFirst={opensFirst} goTo={url => void goTo(url, visit)} />
  createRoot(panel).render(box)
}
