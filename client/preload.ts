/**
 * Files that a part needs beside its own script, as the bundler found them: modules that it imports, and data that it
 * will fetch first. Asked for together, they do not wait for one another. The bundler writes the list in here.
 */
declare const PRELOADS: Partial<Record<string, { modules: string[]; data: string[] }>>

/** Asks for all that a part needs, at once. */
export function preload(name: string): void {
  if (typeof PRELOADS === 'undefined') return
  for (const href of PRELOADS[name]?.modules ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  for (const address of PRELOADS[name]?.data ?? []) void fetch(address).catch(() => undefined)
}
