/** Pages kept in memory, so that going back needs no network; the oldest is dropped first. */
const mostKept = 30

const pages = new Map<string, Promise<string>>()

async function load(address: string): Promise<string> {
  const response = await fetch(address)
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (!response.ok || !isPage || response.redirected)
    throw new Error(`${address} is not to be shown in place.`)
  return (await response.text()) as string
}

/** A page's HTML, requested once. */
export function pageAt(address: string): Promise<string> {
  const known = pages.get(address)
  if (known) return known
  const page = load(address)
  pages.set(address, page)
  page.catch(() => pages.delete(address))
  const [oldest] = pages.keys()
  if (pages.size > mostKept && oldest) pages.delete(oldest)
  return page
}
