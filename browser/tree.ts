let loading: Promise<DocumentFragment> | undefined

async function load(): Promise<DocumentFragment> {
  const address = document.getElementById('sidebar')?.dataset.tree
  const response = await fetch(address ?? '')
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const template = document.createElement('template')
  template.innerHTML = (await response.text()) as string
  return template.content
}

/**
 * The sidebar's tree with every folder filled. A page carries its own branch alone, so that no page grows with the
 * site; the whole is fetched once, when a folder elsewhere is opened or about to be.
 */
export function wholeTree(): Promise<DocumentFragment> {
  loading ??= load().catch((error: unknown) => {
    // The next opening tries again.
    loading = undefined
    throw error
  })
  return loading
}
