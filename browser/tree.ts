import { trustedHtml } from './trusted'

let loading: Promise<DocumentFragment> | undefined

async function load(): Promise<DocumentFragment> {
  const address = document.getElementById('sidebar')?.dataset.tree
  const response = await fetch(address ?? '')
  const text = (await response.text()) as string
  // Not another page, and nothing that was cut off.
  if (!response.ok || !text.endsWith('</ul>')) throw new Error(`${response.url} doesn't have the tree.`)
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(text)
  return template.content
}

/** The sidebar's whole tree, fetched once: a page has only its own branch, so that it doesn't grow with the site. */
export function wholeTree(): Promise<DocumentFragment> {
  loading ??= load().catch((error: unknown) => {
    // Retried at the next opening.
    loading = undefined
    throw error
  })
  return loading
}
