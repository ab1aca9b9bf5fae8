/**
 * Files that a part needs beside its own script, as the bundler found them: modules that it imports, and data that it
 * will fetch first. Asked for together, they do not wait for one another. The bundler writes the list in here.
 */
declare const PRELOADS: Partial<Record<string, { modules: string[]; data: string[] }>>

function dataLink(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', href })
  link.crossOrigin = 'anonymous'
  return link
}

/** Asks for all that a part needs, at once. */
export function preload(name: string): void {
  if (typeof PRELOADS === 'undefined') return
  for (const href of PRELOADS[name]?.modules ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const href of PRELOADS[name]?.data ?? []) {
    // A worker cannot be preloaded by a link; fetched, it is in the cache when it is started.
    if (href.endsWith('.js')) void fetch(href).catch(() => undefined)
    else document.head.append(dataLink(href))
  }
}
