const shownMs = 4000

const addressOf = () =>
  document.querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')?.href ?? ''

async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new Blob([await answer.text()], { type: 'text/plain' })
}

/** Copies the page's Markdown, and says so or where it is to be had. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector('[role=status]')
  const address = addressOf()
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  try {
    // The promise is handed over at once: a browser that waited for the text would have forgotten the press.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(address) })])
    say('Copied')
  } catch {
    say(`Could not copy; the page as Markdown is at ${address}`)
    return
  }
  setTimeout(() => say(''), shownMs)
}
