/**
 * Files that a part needs beside its own script, as the bundler found them: modules that it imports, and data that it
 * will fetch first. Asked for together, they do not wait for one another. The bundler writes the list in here.
 */
declare const PRELOADS: {
  modules: string[]
  /** What each part imports, by its place in `modules`: most are needed by several, and each is named once. */
  parts: Partial<Record<string, number[]>>
  data: Partial<Record<string, string[]>>
}

const addLink = (attributes: object) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Asks for all that a part needs, at once. */
export function preload(name: string): void {
  if (typeof PRELOADS === 'undefined') return
  for (const place of PRELOADS.parts[name] ?? []) {
    addLink({ rel: 'modulepreload', href: PRELOADS.modules[place] })
  }
  for (const href of PRELOADS.data[name] ?? []) {
    // A worker cannot be preloaded by a link; fetched, it is in the cache when it is started.
    if (href.endsWith('.js')) void fetch(href).catch(() => undefined)
    else addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  }
}
