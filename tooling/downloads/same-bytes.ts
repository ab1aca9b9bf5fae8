import { unzipSync, zipSync } from 'fflate'

/** The earliest date a ZIP archive can store, in any time zone. */
const noDay = new Date(1980, 0, 1)

const timesInProperties = /<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g

/** An Office file without its creation time: the same source gives the same bytes on any machine and day. */
export function sameBytes(file: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => {
    if (name !== 'docProps/core.xml') return [name, bytes] as const
    const text = new TextDecoder().decode(bytes).replace(timesInProperties, '')
    return [name, new TextEncoder().encode(text)] as const
  })
  // Some archives have entries for folders, which Office doesn't need.
  const files = parts.filter(([name]) => !name.endsWith('/'))
  return zipSync(Object.fromEntries(files), { level: 9, mtime: noDay })
}
