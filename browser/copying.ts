import { plainLines } from '@lib/copying/plain-lines'
import * as words from '@data/words/copying'

const shownMs = 2000

const markdownOfPage = () =>
  document.querySelector<HTMLLinkElement>('link[rel=alternate][type="text/markdown"]')?.href ?? ''

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.text()) as string
}

/** What a button copies, and what it says where the browser refuses. */
interface Copied {
  text: () => string | Promise<string>
  otherwise: (error: unknown) => string
}

const addressOf = (url: string): Copied => ({ text: () => url, otherwise: () => words.addressIs + url })

function page(): Copied {
  const address = markdownOfPage()
  return { text: () => textAt(address), otherwise: () => words.textIsAt + address }
}

const block = (content: Element): Copied => ({
  text: () => plainLines(content),
  otherwise(error) {
    console.error(error instanceof TypeError ? 'Access to clipboard rejected!' : 'Failed to copy!')
    getSelection()?.selectAllChildren(content)
    return words.textIsSelected
  },
})

function copiedBy({ dataset, parentElement }: HTMLElement): Copied {
  const content = dataset.act === 'copy-block' && parentElement?.nextElementSibling
  return content ? block(content) : dataset.url === undefined ? page() : addressOf(dataset.url)
}

/**
 * Gives what a button copies to who asked for the clipboard. Once that is written, says 'Copied' next to the button for
 * two seconds; a refusal stays.
 */
export async function copy(
  button: HTMLElement,
  // A page that isn't secure has no clipboard at all.
  refusal: Promise<unknown> = Promise.resolve(new TypeError('no clipboard')),
): Promise<Blob> {
  const status = button.parentElement?.querySelector('[role=status]')
  const say = (text: string) => {
    if (status) status.textContent = text
  }
  const { text, otherwise } = copiedBy(button)
  // A blob, since not every browser's clipboard takes a promised string.
  const blob = new Blob([await text()], { type: 'text/plain' })
  void refusal.then(error => {
    status?.toggleAttribute('data-short', !error)
    say(error ? otherwise(error) : words.copied)
    if (!error) setTimeout(say, shownMs, '')
  })
  return blob
}
