import { trustedHtml } from './trusted'

let loading: Promise<DocumentFragment> | undefined

async function load(): Promise<DocumentFragment> {
  const address = document.getElementById('sidebar')?.dataset.tree
  const response = await fetch(address ?? '')
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const template = document.createElement('template')
  template.innerHTML = trustedHtml((await response.text()) as string)
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
