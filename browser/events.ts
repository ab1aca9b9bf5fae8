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

/**
 * Hears that something is pointed at, touched or focused, to prepare what a press will need. The press itself often
 * follows at once, and is answered first: the handler gets its turn after the events that wait already.
 */
export function onApproach(selector: string, prepare: (element: HTMLElement) => void): void {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    on(type, selector, element => setTimeout(prepare, 0, element), { passive: true })
}

/** Resolves once what was just answered has been painted; in a tab that is not painted, soon. */
export const afterPaint = (): Promise<void> =>
  new Promise(resolve => {
    // A frame's call comes before it is painted, what it asks for after.
    requestAnimationFrame(() => setTimeout(resolve, 0))
    setTimeout(resolve, 100)
  })

/** Calls back once there is nothing else to do; Safari does not say when that is. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}

/** Hears that a button with `data-toggle` has opened or closed what it controls; browser/first.ts says so. */
export function onToggled(selector: string, handle: (button: HTMLElement, isOpen: boolean) => void): void {
  on('toggled' as keyof DocumentEventMap, selector, button => handle(button, isExpanded(button)))
}

export const isExpanded = (button: Element): boolean => button.getAttribute('aria-expanded') === 'true'

/** Sets what a button with `data-toggle` controls, as if it had been pressed. */
export function setExpanded(button: HTMLElement, isOpen: boolean): void {
  if (isExpanded(button) !== isOpen) button.click()
}
