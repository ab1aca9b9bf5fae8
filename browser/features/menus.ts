import { repeatable } from '@lib/loading/repeatable'
import { on, onApproach } from '../events'
import { wholeTree } from '../tree'

const load = repeatable(() => import('../menus'))

/** The bar's menus, as disclosures: buttons that show lists of links. Their code loads when one is approached. */
export function startMenus(): void {
  const use = (act: (menus: Awaited<ReturnType<typeof load>>) => unknown) =>
    void load().then(act, () => undefined)
  onApproach('[data-menu]', button => use(menus => menus.fillMenu(button, wholeTree).catch(() => undefined)))
  on('click', '[data-menu]', button => use(menus => menus.toggleMenu(button, wholeTree)))
}
