/** Addresses of a module's imports and first data, requested together so none waits; the bundler defines the list. */
declare const PRELOADS: Partial<Record<string, string[]>>

const addLink = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Requests everything a module needs at once. */
export function preload(name: string): void {
  if (typeof PRELOADS === 'undefined') return
  for (const href of PRELOADS[name] ?? []) {
    // A worker can't be preloaded by a link; once fetched, it is in the cache when started.
    if (href.includes('-worker-')) void fetch(href).catch(() => undefined)
    else if (href.endsWith('.js')) addLink({ rel: 'preload', as: 'script', crossOrigin: 'anonymous', href })
    else addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  }
}
