/**
 * Addresses of what a part needs besides its own script: modules that it imports, and data that it will fetch first.
 * Requested together, they do not wait for one another. The bundler defines the list.
 */
declare const PRELOADS: Partial<Record<string, string[]>>

const addLink = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Requests all that a part needs, at once. */
export function preload(name: string): void {
  if (typeof PRELOADS === 'undefined') return
  for (const href of PRELOADS[name] ?? []) {
    // A worker cannot be preloaded by a link; once fetched, it is in the cache when it is started.
    if (href.includes('-worker-')) void fetch(href).catch(() => undefined)
    else if (href.endsWith('.js')) addLink({ rel: 'modulepreload', href })
    else addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  }
}
