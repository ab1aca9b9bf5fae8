import { plainLines } from '@lib/copying/plain-lines'

const shownMs = 2000

async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new Blob([await answer.text()], { type: 'text/plain' })
}

const markdownOfPage = () =>
  document.querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')?.href ?? ''

/** What a button copies, and what it says where the browser refuses. */
interface Copied {
  write: () => Promise<void>
  otherwise: (error: unknown) => string
}

function addressOf(url: string): Copied {
  return {
    write: () => navigator.clipboard.writeText(url),
    otherwise: () => `Couldn’t copy. The address is ${url}`,
  }
}

function page(): Copied {
  const address = markdownOfPage()
  return {
    // Passed as a promise: after waiting for the text, the browser would no longer accept the click as permission.
    write: () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(address) })]),
    otherwise: () => `Couldn’t copy. The text is at ${address}`,
  }
}

function block(content: Element): Copied {
  return {
    write: () => navigator.clipboard.writeText(plainLines(content)),
    otherwise(error) {
      // A page that isn't secure has no clipboard at all.
      console.error(error instanceof TypeError ? 'Access to clipboard rejected!' : 'Failed to copy!')
      getSelection()?.selectAllChildren(content)
      return 'Couldn’t copy. The text is selected'
    },
  }
}

function copiedBy({ dataset, parentElement }: HTMLElement): Copied {
  const content = dataset.act === 'copy-block' && parentElement?.nextElementSibling
  return content ? block(content) : dataset.url === undefined ? page() : addressOf(dataset.url)
}

/** Copies what the button stands for and says 'Copied' next to it for two seconds; a refusal stays. */
export async function copy(button: HTMLElement): Promise<void> {
  const status = button.parentElement?.querySelector('[role=status]')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const { write, otherwise } = copiedBy(button)
  try {
    await write()
    say('Copied')
    setTimeout(say, shownMs, '')
  } catch (error) {
    say(otherwise(error))
  }
}
