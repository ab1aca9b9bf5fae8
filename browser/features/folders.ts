import { readSession, writeSession } from '@lib/storage/browser-storage'
import { repeatable } from '@lib/loading/repeatable'
import { isExpanded, onApproach, onToggled, setExpanded } from '../events'
import { sayFailed } from '../failed'
import { onPage } from '../page-life'
import { wholeTree } from '../tree'

/** Folder buttons. Each is in its folder's `li`, whose list may not be loaded yet. */
const buttons = '#sidebar [data-folder]'

/** The marks of what was read. */
const ticks = repeatable(() => import('../ticks'))

/** Route → whether the folder is open: as the reader left it, or because it was on the path to a page. */
const folders: Record<string, boolean> = {}

let isRead = false

/** Read once, and not at startup: session storage makes the page wait for another process. */
function readKept(): void {
  if (isRead) return
  isRead = true
  const kept = readSession('sidebar-folders')
  for (const [route, isOpen] of Object.entries(kept ?? {})) folders[route] = isOpen === true
}

/** Whether folders close automatically; then stored states don't reopen them. */
const closesBehind = () => document.getElementById('sidebar')?.dataset.autoCollapse !== undefined

const routeOf = (button: HTMLElement) => button.dataset.folder ?? ''

/** Loads a folder's contents. */
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

function restore(root: ParentNode): void {
  readKept()
  for (const button of root.querySelectorAll<HTMLElement>('ul [data-folder]')) {
    const isOnTheWay = button.closest('li')?.querySelector('[aria-current]')
    if (isOnTheWay && isExpanded(button)) folders[routeOf(button)] = true
    const isOpen = closesBehind() ? undefined : folders[routeOf(button)]
    if (isOpen !== undefined) button.setAttribute('aria-expanded', `${isOpen}`)
    // If that fails, the folder stays empty until opened again; its name still leads to its page.
    if (isExpanded(button)) void fill(button).catch(() => undefined)
  }
}

/** The sidebar's folders: filled when opened, remembered for the session. */
export function startFolders(): void {
  const prepare = () => void wholeTree().catch(() => undefined)
  onToggled(buttons, (button, isOpen) => {
    readKept()
    folders[routeOf(button)] = isOpen
    if (isOpen)
      fill(button).catch(() => {
        // So that the next press opens it.
        setExpanded(button, false)
        sayFailed(button)
      })
    if (!closesBehind()) writeSession('sidebar-folders', folders)
  })
  onApproach(`${buttons}, #menu-button`, prepare)
  onApproach('#sidebar, #menu-button', () => void ticks().catch(() => undefined))
  onPage(() => restore(document.querySelector('#sidebar') ?? document))
}
