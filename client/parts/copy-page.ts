import { on } from '../events'

const load = () => import('../copy-page')

/** 'Copy page as Markdown': what copies comes when the button is approached, so that it is there when it is pressed. */
export function startCopyPage(): void {
  const button = '[data-act=copy-page]'
  for (const type of ['pointerover', 'focusin'] as const) on(type, button, () => void load())
  on('click', button, pressed => void load().then(({ copyPage }) => copyPage(pressed)))
}
