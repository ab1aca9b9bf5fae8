/** What the reader pressed or set before there was code to hear it, as browser/first.ts keeps it. */
export const kept = (): Set<HTMLElement> => window.kept

/** How to press a button again, if it is still the one that was pressed: a list may have other entries by then. */
function pressAgain(button: HTMLButtonElement): () => void {
  const { textContent } = button
  return () => {
    if (button.isConnected && button.textContent === textContent) button.click()
  }
}

/** How to choose again what the reader chose. A text field stays as it is: nothing that is half typed may be lost. */
function chooseAgain(control: HTMLElement): () => void {
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    return () => {
      if (control.value === value) return
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  const { checked } = control as HTMLInputElement
  return () => {
    if ((control as HTMLInputElement).checked !== checked) control.click()
  }
}

/**
 * Takes what was kept for an element. Returns how to do it again, once there is code that hears it: one thing after the
 * other, as each changes what the next one finds, and all in the same task, so that nothing the reader does comes between.
 */
export function takeKept(element: HTMLElement): () => void {
  const again = [...kept()]
    .filter(each => element.contains(each) && kept().delete(each))
    .map(each => (each instanceof HTMLButtonElement ? pressAgain(each) : chooseAgain(each)))
  // React draws what a press has changed in a microtask, which was asked for before the next one here.
  return () => void again.reduce((before, act) => before.then(act), Promise.resolve())
}
