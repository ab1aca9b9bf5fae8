import { unzipSync, zipSync } from 'fflate'

/** The first day that a ZIP archive can name, in whatever time zone. */
const noDay = new Date(1980, 0, 1)

const timesInProperties = /<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g

/**
 * An Office file without the moment at which it was made, which its properties and its archive hold: the same source
 * then gives the same bytes on each machine and on each day.
 */
export function sameBytes(file: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => {
    if (name !== 'docProps/core.xml') return [name, bytes] as const
    const text = new TextDecoder().decode(bytes).replace(timesInProperties, '')
    return [name, new TextEncoder().encode(text)] as const
  })
  // Folders are entries of their own in some archives; no reader of Office files asks for them.
  const files = parts.filter(([name]) => !name.endsWith('/'))
  return zipSync(Object.fromEntries(files), { level: 9, mtime: noDay })
}
