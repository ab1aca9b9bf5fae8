import { repeatable } from '@lib/loading/repeatable'
import { on, onApproach } from '../events'
import { answerPress } from '../failed'
import { wholeTree } from '../tree'

const load = repeatable(() => import('../menus'))

/** The bar's menus, as disclosures: buttons that show lists of links. Their code loads when one is approached. */
export function startMenus(): void {
  onApproach(
    '[data-menu]',
    button =>
      void load()
        .then(({ fillMenu }) => fillMenu(button, wholeTree))
        .catch(() => undefined),
  )
  on('click', '[data-menu]', button =>
    answerPress(
      button,
      load().then(({ toggleMenu }) => toggleMenu(button, wholeTree)),
    ),
  )
}
