import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

type Control = HTMLInputElement | HTMLSelectElement

/** Presses a button, if it is still the one that was pressed: a list may be another than in the HTML. */
function pressAgain(button: HTMLButtonElement): () => void {
  const { textContent } = button
  return () => {
    if (button.isConnected && button.textContent === textContent) button.click()
  }
}

/** Sets a control as the reader left it. What is so already is left alone: a date may be half typed. */
function setAgain(control: Control): () => void {
  const state =
    control instanceof HTMLInputElement && /checkbox|radio/.test(control.type) ? 'checked' : 'value'
  const wanted = Reflect.get(control, state) as unknown
  return () => {
    if (Reflect.get(control, state) !== wanted) Reflect.set(control, state, wanted)
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
  }
}

/**
 * Takes over the HTML of an island, which is what its component drew at build time. Returns how to take it out.
 *
 * What the reader did before is done again once the island is drawn with what the device knows, one after the other, as
 * each changes what the next one finds. The drawing is not waited for by a frame or a timer, but in the same task:
 * nothing that the reader does can come between.
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ReactElement,
  kept: readonly HTMLElement[],
): () => void {
  const again = kept.map(each =>
    each instanceof HTMLButtonElement ? pressAgain(each) : setAgain(each as Control),
  )
  const root = hydrateRoot(element, component)
  // A component draws itself anew in a microtask (Preact's `options.debounceRendering`), which was asked for before.
  void again.reduce((before, act) => before.then(act), Promise.resolve())
  return () => root.unmount()
}
