type Handler<Type extends keyof DocumentEventMap> = (
  element: HTMLElement,
  event: DocumentEventMap[Type],
) => void

/** Hears an event on every element that matches, now and later: listeners outlast a change of the page. */
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

/** Hears that a button with `data-toggle` has opened or closed what it controls; client/first.ts says so. */
export function onToggled(selector: string, handle: (button: HTMLElement, isOpen: boolean) => void): void {
  on('toggled' as keyof DocumentEventMap, selector, button => handle(button, isExpanded(button)))
}

export const isExpanded = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'

/** Sets what a button with `data-toggle` controls, as if it had been pressed. */
export function setExpanded(button: HTMLElement, isOpen: boolean): void {
  if (isExpanded(button) !== isOpen) button.click()
}
