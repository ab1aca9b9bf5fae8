import { isExpanded, on } from './events'

const buttonOf = (menu: Element) => menu.previousElementSibling as HTMLElement
const menuOf = (button: Element) => button.nextElementSibling as HTMLElement
const openMenus = () => document.querySelectorAll('[data-menu][aria-expanded=true]')

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
      const item = document.createElement('li')
      item.append(link.cloneNode(true))
      return item
    }),
  )
}

function close(button: Element): void {
  menuOf(button).hidden = true
  button.setAttribute('aria-expanded', 'false')
}

const closeAll = () => openMenus().forEach(close)

async function openMenu(button: HTMLElement, loadTree: LoadTree): Promise<void> {
  closeAll()
  button.setAttribute('aria-expanded', 'true')
  await fillMenu(button, loadTree).catch((error: unknown) => {
    close(button)
    throw error
  })
  // It may have been closed while its links were loading.
  if (!isExpanded(button)) return
  const menu = menuOf(button)
  menu.hidden = false
  // Begins below its label, and moves where it would end outside of the screen.
  menu.style.translate = ''
  const { left, right } = menu.getBoundingClientRect()
  menu.style.translate = `${Math.min(0, document.body.clientWidth - right) - Math.min(0, left)}px`
}

/** Opens a menu, or closes it if it is open. Rejects if its links don't come. */
export async function toggleMenu(button: HTMLElement, loadTree: LoadTree): Promise<void> {
  if (isExpanded(button)) close(button)
  else await openMenu(button, loadTree)
}

on('keydown', 'body', (_, { key }) => {
  if (key !== 'Escape') return
  for (const button of openMenus()) {
    const hasFocus = menuOf(button).contains(document.activeElement)
    close(button)
    // Else the focus would be lost with the link that had it.
    if (hasFocus) (button as HTMLElement).focus()
  }
})
on('click', '[data-menu] + ul a', link => {
  const menu = link.closest('ul')
  if (menu) close(buttonOf(menu))
})
// What is pressed or focused outside of a menu and its entry of the bar closes it.
for (const type of ['pointerdown', 'focusin'] as const)
  on(type, 'body', (_, { target }) => {
    for (const button of openMenus()) if (!button.parentElement?.contains(target as Node)) close(button)
  })
