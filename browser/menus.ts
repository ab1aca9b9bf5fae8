import { isExpanded, on } from './events'

const buttonOf = (menu: Element) => menu.previousElementSibling as HTMLElement
const menuOf = (button: Element) => button.nextElementSibling as HTMLElement
const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]

/** The sidebar's whole tree, from the page's script, which may have it already. */
type LoadTree = () => Promise<DocumentFragment>

/** Fills a section's menu with the links directly below it in the tree. */
export async function fillMenu(button: HTMLElement, loadTree: LoadTree): Promise<void> {
  const menu = menuOf(button)
  if (menu.childElementCount > 0) return
  const whole = await loadTree()
  const folder = whole
    .querySelector(`[data-folder="${CSS.escape(button.dataset.menu ?? '')}"]`)
    ?.closest('li')
  const links =
    folder?.querySelectorAll<HTMLElement>(':scope > ul > li > a, :scope > ul > li > div > a') ?? []
  const own = button.previousElementSibling?.getAttribute('href')
  const items = [...links].filter(link => link.getAttribute('href') !== own)
  menu.replaceChildren(
    ...items.map(link => {
      const item = link.cloneNode(true) as HTMLElement
      item.setAttribute('role', 'menuitem')
      item.tabIndex = -1
      return item
    }),
  )
}

function close(menu: Element | null, focus = false): void {
  if (!(menu instanceof HTMLElement) || menu.hidden) return
  menu.hidden = true
  buttonOf(menu).setAttribute('aria-expanded', 'false')
  if (focus) buttonOf(menu).focus()
}

const closeAll = () => document.querySelectorAll('[role=menu]').forEach(menu => close(menu))

/** Opens a menu, with the focus on its first or last link if `at` says so. */
export async function openMenu(button: HTMLElement, loadTree: LoadTree, at?: 0 | -1): Promise<void> {
  closeAll()
  button.setAttribute('aria-expanded', 'true')
  await fillMenu(button, loadTree).catch(() => undefined)
  // It may have been closed while its links were loading.
  if (!isExpanded(button)) return
  const menu = menuOf(button)
  menu.hidden = false
  // Begins below its label, and moves where it would end outside of the screen.
  menu.style.translate = ''
  const { left, right } = menu.getBoundingClientRect()
  menu.style.translate = `${Math.min(0, document.body.clientWidth - right) - Math.min(0, left)}px`
  if (at === undefined) menu.focus()
  else itemsOf(menu).at(at)?.focus()
}

function pressInMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const items = itemsOf(menu)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const { key } = event
  if (key === 'Escape') close(menu, true)
  else if (key === 'Tab') {
    close(menu, true)
    return
  } else if (key === 'ArrowDown') items[(at + 1) % items.length]?.focus()
  else if (key === 'ArrowUp') items.at(at < 0 ? -1 : at - 1)?.focus()
  else if (key === 'Home') items[0]?.focus()
  else if (key === 'End') items.at(-1)?.focus()
  else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    const order = [...items.slice(at + 1), ...items.slice(0, at + 1)]
    order.find(item => item.textContent.toLowerCase().startsWith(key.toLowerCase()))?.focus()
  } else return
  event.preventDefault()
}

/** Opens a menu, or closes it if it is open. */
export function toggleMenu(button: HTMLElement, loadTree: LoadTree): void {
  if (isExpanded(button)) close(menuOf(button))
  else void openMenu(button, loadTree)
}

on('keydown', '[role=menu]', pressInMenu)
on('click', '[role=menu] a', link => close(link.closest('[role=menu]')))
document.addEventListener('pointerdown', ({ target }) => {
  if (!(target as Element).closest('[role=menu], [data-menu]')) closeAll()
})
on('focusout', '[role=menu]', (menu, { relatedTarget }) => {
  if (relatedTarget instanceof Element && !menu.parentElement?.contains(relatedTarget)) close(menu)
})
