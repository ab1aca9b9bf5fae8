type Handler<Type extends keyof DocumentEventMap> = (
  element: HTMLElement,
  event: DocumentEventMap[Type],
) => void

/** Delegated listener for all matching elements, now and later: it survives page changes. */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: Handler<Type>,
  options?: AddEventListenerOptions,
): void {
  document.addEventListener(
    type,
    event => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
      if (element) handle(element, event)
    },
    options,
  )
}

/** Prepares for a press on approach. A press may follow at once and comes first: the handler runs after pending events. */
export function onApproach(selector: string, prepare: (element: HTMLElement) => void): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    on(type, selector, element => setTimeout(prepare, 0, element), { passive: true })
}

/** Resolves after the next paint; soon, if the tab isn't painted. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    // The frame's callback runs before the paint; a message sent from it arrives after.
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 100)
  })

/** Calls back when idle; Safari has no requestIdleCallback. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}

/** Notifies when a `data-toggle` button was toggled; browser/first.ts dispatches the event. */
export function onToggled(selector: string, handle: (button: HTMLElement, isOpen: boolean) => void): void {
  on('toggled' as keyof DocumentEventMap, selector, button => handle(button, isExpanded(button)))
}

export const isExpanded = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'

/** Sets the state of a `data-toggle` button, as if it had been pressed. */
export function setExpanded(button: HTMLElement, isOpen: boolean): void {
  if (isExpanded(button) !== isOpen) button.click()
}
