import { repeatable } from '@lib/loading/repeatable'
import { on, onApproach } from '../events'
import { wholeTree } from '../tree'

const load = repeatable(() => import('../menus'))

/** The bar's menus, as ARIA menu buttons (arrows, letters, Escape); their code loads when one is approached. */
export function startMenus(): void {
  const use = (act: (menus: Awaited<ReturnType<typeof load>>) => unknown) =>
    void load().then(act, () => undefined)
  onApproach('[data-menu]', button => use(menus => menus.fillMenu(button, wholeTree).catch(() => undefined)))
  on('click', '[data-menu]', button => use(menus => menus.toggleMenu(button, wholeTree)))
  on('keydown', '[data-menu]', (button, event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    use(menus => menus.openMenu(button, wholeTree, event.key === 'ArrowDown' ? 0 : -1))
  })
}
