import { readSession, writeSession } from '@lib/storage/browser-storage'
import { isExpanded, onApproach, onToggled } from '../events'
import { onPage } from '../page-life'
import { wholeTree } from '../tree'

/** The buttons of folders. Each stands in its folder's `li`, whose list may not be there yet. */
const buttons = '#sidebar [data-folder]'

/** Route of a folder → whether it is open: as the reader left it, or because the way to a page led through it. */
const folders: Record<string, boolean> = {}

let isRead = false

/** Reads once what was kept, and not while the script starts: a browser fetches it from another process meanwhile. */
function readKept(): void {
  if (isRead) return
  isRead = true
  const kept = readSession('sidebar-folders')
  if (kept !== null && typeof kept === 'object') Object.assign(folders, kept)
}

/** Whether folders close behind the reader; they are not to be opened again by what was kept. */
const closesBehind = () => document.getElementById('sidebar')?.dataset.autoCollapse !== undefined

const routeOf = (button: HTMLElement) => button.dataset.folder ?? ''

/** Puts into a folder what the page did not carry of it. */
async function fill(button: HTMLElement): Promise<void> {
  const item = button.closest('li')
  if (!item || item.querySelector('ul')) return
  const whole = await wholeTree()
  const same = whole.querySelector(`[data-folder="${CSS.escape(routeOf(button))}"]`)
  const list = same?.closest('li')?.querySelector('ul')
  if (!list || item.querySelector('ul')) return
  item.append(list.cloneNode(true))
  button.setAttribute('aria-controls', list.id)
  restore(item)
}

// A folder that could not be filled stays empty until it is opened again; its name leads to its page all the same.
const fillSoon = (button: HTMLElement) => void fill(button).catch(() => undefined)

function restore(root: ParentNode): void {
  readKept()
  for (const button of root.querySelectorAll<HTMLElement>('ul [data-folder]')) {
    const isOnTheWay = button.closest('li')?.querySelector('[aria-current]')
    if (isOnTheWay && isExpanded(button)) folders[routeOf(button)] = true
    const isOpen = closesBehind() ? undefined : folders[routeOf(button)]
    if (isOpen !== undefined) button.setAttribute('aria-expanded', `${isOpen}`)
    if (isExpanded(button)) fillSoon(button)
  }
}

/** The sidebar's folders: filled when opened, remembered for the session. */
export function startFolders(): void {
  const prepare = () => void wholeTree().catch(() => undefined)
  onToggled(buttons, (button, isOpen) => {
    readKept()
    folders[routeOf(button)] = isOpen
    if (isOpen) fillSoon(button)
    if (!closesBehind()) writeSession('sidebar-folders', folders)
  })
  onApproach(`${buttons}, #menu-button`, prepare)
  onPage(() => restore(document.querySelector('#sidebar') ?? document))
}
