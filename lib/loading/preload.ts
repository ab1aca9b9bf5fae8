/** Scripts and data in one list, and by a module's name a letter for each that it needs (tooling/build/bundle-scripts.ts). */
declare const PRELOADS: [files: string, letters: Partial<Record<string, string>>] | undefined

const folder = '/_next/static/page/'

/** Requests a file. Resolves once a script is here; data and the worker are asked for again by who needs them. */
async function request(href: string, isAgain: boolean): Promise<void> {
  const isData = href.includes('.json')
  // A worker can't be preloaded by a link; once fetched, it is in the cache when started.
  if (href.includes('-worker-')) void fetch(href).catch(() => undefined)
  // A browser remembers a failed preload, too.
  else if (isAgain) {
    if (!isData && !(await fetch(href, { cache: 'reload' })).ok) throw new Error(href)
  } else {
    const as = isData ? 'fetch' : 'script'
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as, crossOrigin: '', href })
    document.head.append(link)
    if (!isData) await new Promise((onload, onerror) => Object.assign(link, { onload, onerror }))
  }
}

const addressOf = (name: string) =>
  name.startsWith('/') ? name : folder + (name.startsWith('./') ? name.slice(2) : `${name}.js`)

/** The addresses of all that a module needs, by its file and name; nothing where the build has no list. */
export function filesOf(file: string, name: string): readonly string[] {
  if (typeof PRELOADS === 'undefined' || !file) return []
  const files = PRELOADS[0].split(' ')
  const needed = [...(PRELOADS[1][name] ?? '')].map(letter => files[letter.charCodeAt(0) - 65] ?? '')
  return [file, ...needed]
}

/** Requests files at once. Rejects if one of the scripts doesn't come. */
export async function preload(files: readonly string[], isAgain: boolean): Promise<void> {
  await Promise.all(files.map(each => request(addressOf(each), isAgain)))
}
