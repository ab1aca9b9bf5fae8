import { on } from '../events'

const copiedMs = 2000

const check =
  '<svg viewBox="0 0 20 20" width="1em" height="1em" fill="currentColor" class="nextra-copy-icon nx-pointer-events-none nx-h-4 nx-w-4"><path fill-rule="evenodd" d="M16.707 5.293a1 1 0 0 1 0 1.414l-8 8a1 1 0 0 1-1.414 0l-4-4a1 1 0 0 1 1.414-1.414L8 12.586l7.293-7.293a1 1 0 0 1 1.414 0z"/></svg>'

async function copy(button: HTMLElement): Promise<void> {
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
  // The confirmation follows the copy, for the eye and for the ear.
  const sign = button.innerHTML
  const status = button.parentElement?.querySelector('[role=status]')
  const show = (html: string, text: string) => {
    button.innerHTML = html
    button.toggleAttribute('data-copied', text !== '')
    if (status) status.textContent = text
  }
  show(check, 'Copied')
  setTimeout(() => show(sign, ''), copiedMs)
}

/** A code block's buttons: copy, and on a phone the wrapping of long lines. */
export function startCodeBlocks(): void {
  on('click', '.nextra-code-block [title="Copy code"]', button => void copy(button))
  on('click', '.nextra-code-block [title^="Toggle word wrap"]', () => {
    document.documentElement.toggleAttribute('data-nextra-word-wrap')
  })
}
