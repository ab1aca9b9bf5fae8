/** How a network answers with a page's share count by JSONP: where, and where in its answer the number stands. */
export interface ShareCountSource {
  url: (pageUrl: string, callback: string) => string
  countOf: (answer: unknown) => number | undefined
}

/** The parts of a window that JSONP needs; tests pass their own. */
export interface JsonpWindow {
  document: Pick<Document, 'createElement' | 'head'>
  setTimeout: typeof setTimeout
  clearTimeout: typeof clearTimeout
  [callback: string]: unknown
}

const timeoutMs = 60_000
let calls = 0

/**
 * Asks a public count endpoint by JSONP how often a page was shared. Rejects with an Error after 60 seconds, when the
 * script cannot be loaded, or when the answer holds no number. The global callback and the script are always removed.
 * No visible block uses it; the endpoints come and go.
 */
export function shareCount(pageUrl: string, source: ShareCountSource, host: JsonpWindow): Promise<number> {
  const callback = `shareCount${++calls}`
  const script = host.document.createElement('script')
  return new Promise<number>((resolve, reject) => {
    const end = (settle: () => void) => {
      host.clearTimeout(timer)
      Reflect.deleteProperty(host, callback)
      script.remove()
      settle()
    }
    const timer = host.setTimeout(
      () => end(() => reject(new Error(`No share count within ${timeoutMs / 1000} seconds.`))),
      timeoutMs,
    )
    host[callback] = (answer: unknown) => {
      const count = countIn(answer, source)
      end(() =>
        count === undefined ? reject(new Error('The answer holds no share count.')) : resolve(count),
      )
    }
    script.onerror = () => end(() => reject(new Error('The share count could not be loaded.')))
    script.src = source.url(pageUrl, callback)
    host.document.head.append(script)
  })
}

/** An answer of another shape than the source expects may make its reader throw; that is an answer without a count. */
function countIn(answer: unknown, source: ShareCountSource): number | undefined {
  try {
    return source.countOf(answer)
  } catch {
    return undefined
  }
}
