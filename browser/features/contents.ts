import { isExpanded, onToggled } from '../events'
import { onPage } from '../page-life'

const openingMs = 300
const closingMs = 500

/** The list's current height, even while it animates. */
const heightOf = (list: Element) => list.getBoundingClientRect().height

/** Animates between two heights; a second press reverses from the current one. */
function move(button: HTMLElement, isOpen: boolean): void {
  const list = button.nextElementSibling
  if (!(list instanceof HTMLElement)) return
  const sign = button.querySelector('[aria-hidden]')
  if (sign) sign.textContent = isOpen ? '−' : '+'
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // The list stays visible while it closes.
  const from = isOpen && list.getAnimations().length === 0 ? 0 : undefined
  list.toggleAttribute('data-moving', true)
  const height = from ?? heightOf(list)
  list.getAnimations().forEach(animation => animation.cancel())
  const to = isOpen ? list.scrollHeight : 0
  const animation = list.animate([{ height: `${height}px` }, { height: `${to}px` }], {
    duration: isOpen ? openingMs : closingMs,
    easing: 'ease-in-out',
  })
  animation.onfinish = () => list.toggleAttribute('data-moving', false)
}

/** 'In this article': opens and closes with an animation; initially closed if the author says so. */
export function startContents(): void {
  onToggled('[data-contents] > button', move)
  onPage(() => {
    for (const button of document.querySelectorAll('[data-minimized] > button')) {
      const sign = button.querySelector('[aria-hidden]')
      // Open in the HTML in any case, since a reader without scripts couldn't open it.
      button.setAttribute('aria-expanded', 'false')
      button.parentElement?.removeAttribute('data-minimized')
      if (sign) sign.textContent = '+'
    }
    for (const button of document.querySelectorAll('[data-contents] > button')) {
      const sign = button.querySelector('[aria-hidden]')
      if (sign && !isExpanded(button)) sign.textContent = '+'
    }
  })
}
