const shownMs = 2000

async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new Blob([await answer.text()], { type: 'text/plain' })
}

const markdownOfPage = () =>
  document.querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')?.href ?? ''

/** Copies the page's address, or its Markdown if the button has no address, and confirms for two seconds. */
export async function copy(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector('[role=status]')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const { url } = button.dataset
  const page = markdownOfPage()
  try {
    if (url !== undefined) await navigator.clipboard.writeText(url)
    // Passed as a promise: after waiting for the text, the browser would no longer accept the click as
    // permission.
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(page) })])
    say('Copied')
  } catch {
    say(
      url === undefined ? `Could not copy; the text is at ${page}` : `Could not copy; the address is ${url}`,
    )
  }
  setTimeout(() => say(''), shownMs)
}

const check =
  '<svg viewBox="0 0 20 20" width="1em" height="1em" fill="currentColor" class="nextra-copy-icon nx-pointer-events-none nx-h-4 nx-w-4"><path fill-rule="evenodd" d="M16.707 5.293a1 1 0 0 1 0 1.414l-8 8a1 1 0 0 1-1.414 0l-4-4a1 1 0 0 1 1.414-1.414L8 12.586l7.293-7.293a1 1 0 0 1 1.414 0z"/></svg>'

/** Copies a code block; the button shows a check mark. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.nextra-code-block')?.querySelector('pre code')?.textContent ?? ''
  if (!('clipboard' in navigator) || !(navigator.clipboard as Clipboard | undefined)) {
    console.error('Access to clipboard rejected!')
    return
  }
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    console.error('Failed to copy!')
    return
  }
  if (button.dataset.copied !== undefined) return
  // Confirms for the eye and for screen readers.
  const sign = button.innerHTML
  const status = button.parentElement?.querySelector('[role=status]')
  const show = (html: string, text: string) => {
    button.innerHTML = html
    button.toggleAttribute('data-copied', text !== '')
    if (status) status.textContent = text
  }
  show(check, 'Copied')
  setTimeout(() => show(sign, ''), shownMs)
}
