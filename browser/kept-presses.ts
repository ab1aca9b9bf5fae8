/** How to press a button again, if it is still the same one: a list may have other entries by then. */
function pressAgain(button: HTMLButtonElement): () => void {
  const { textContent } = button
  return () => {
    if (button.isConnected && button.textContent === textContent) button.click()
  }
}

/** How to repeat a choice. Text fields stay as they are, so that nothing half typed is lost. */
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
 * Takes what was kept for an element. Returns a function that repeats it once there is code: in order, since
 * each press changes what the next one finds, and in one task, so that no other event comes in between.
 */
export function takeKept(element: HTMLElement): () => void {
  const mine = window.kept.filter(each => element.contains(each))
  window.kept = window.kept.filter(each => !mine.includes(each))
  const again = mine
    // A second press means that the first had no answer.
    .filter((each, at) => mine.lastIndexOf(each) === at)
    .map(each => (each instanceof HTMLButtonElement ? pressAgain(each) : chooseAgain(each)))
  // React renders a press in a microtask that was queued before the next one here.
  return () => void again.reduce((before, act) => before.then(act), Promise.resolve())
}
