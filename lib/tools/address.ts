import type * as z from 'zod/mini'

/** Values of an address: texts, numbers, and yes or no. */
export type Settings = Readonly<Record<string, string | number | boolean>>

/** The most characters of packed data in an address: mail programs and chats break longer links. */
export const mostPacked = 2000

/** The most characters that data may have once unpacked: a short address can unpack to gigabytes. */
const mostUnpacked = 1_000_000

/** What an address says, in the type of the usual value. */
function valueOf(text: string, usual: string | number | boolean): unknown {
  if (typeof usual === 'number') return text.trim() === '' ? undefined : Number(text)
  if (typeof usual === 'boolean') return text === 'yes' ? true : text === 'no' ? false : undefined
  return text
}

/**
 * The settings that a query asks for. A value that the schema refuses is as usual, and the others count.
 * @param shape a zod schema of each setting
 * @param usual the settings without a query
 */
export function settingsOfQuery<Of extends Settings>(
  shape: { readonly [Name in keyof Of]: z.ZodMiniType<Of[Name]> },
  usual: Of,
  query: string,
): Of {
  const asked = new URLSearchParams(query)
  const entries = Object.entries(usual).map(([name, standard]) => {
    const text = asked.get(name)
    const value = text === null ? undefined : shape[name as keyof Of].safeParse(valueOf(text, standard)).data
    return [name, value ?? standard] as const
  })
  return Object.fromEntries(entries) as Of
}

/** The query with the settings that aren't as usual, '?weeks=6'; empty if all are. */
export function queryOfSettings<Of extends Settings>(settings: Of, usual: Of): string {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(settings))
    if (value !== usual[name])
      asked.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`)
  return asked.size > 0 ? `?${asked.toString()}` : ''
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), char => char.charCodeAt(0))

/** All that a stream has; throws if it is more than `most` bytes. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) {
      await reader.cancel()
      throw new Error('too long')
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Compressed JSON in the letters of an address; undefined if it is longer than `mostPacked`, or the browser can't. */
export async function packed(data: unknown): Promise<string | undefined> {
  try {
    const json = new Blob([JSON.stringify(data)])
    if (json.size > mostUnpacked) return undefined
    const text = toBase64Url(
      await bytesOf(json.stream().pipeThrough(new CompressionStream('deflate')), mostUnpacked),
    )
    return text.length <= mostPacked ? text : undefined
  } catch {
    return undefined
  }
}

/** What `packed` made a text from; undefined if the text is damaged or too long. Check its shape. */
export async function unpacked(text: string): Promise<unknown> {
  try {
    const stream = new Blob([fromBase64Url(text)]).stream().pipeThrough(new DecompressionStream('deflate'))
    return JSON.parse(new TextDecoder().decode(await bytesOf(stream, mostUnpacked))) as unknown
  } catch {
    return undefined
  }
}

/** Data are in the fragment, which browsers don't send to any server. */
const fragmentStart = '#data='

/** A link to a tool with these settings and, if they are small enough, these data. */
export interface Link {
  /** Query and fragment. */
  query: string
  /** Whether the data are in it. */
  hasData: boolean
}

/** The link to settings and data. `data`: undefined if there are only the example's. */
export async function linkTo<Of extends Settings>(settings: Of, usual: Of, data?: unknown): Promise<Link> {
  const query = queryOfSettings(settings, usual)
  if (data === undefined) return { query, hasData: true }
  const text = await packed(data)
  return text ? { query: query + fragmentStart + text, hasData: true } : { query, hasData: false }
}

/** Whether a fragment should have data, readable or not. */
export const namesData = (fragment: string): boolean => fragment.startsWith(fragmentStart)

/** The data of an address's fragment, of this shape; undefined if it has none, and 'damaged' if they can't be read. */
export async function dataOfFragment<Data>(
  fragment: string,
  shape: z.ZodMiniType<Data>,
): Promise<{ data: Data } | 'damaged' | undefined> {
  if (!namesData(fragment)) return undefined
  const reading = shape.safeParse(await unpacked(fragment.slice(fragmentStart.length)))
  return reading.success ? { data: reading.data } : 'damaged'
}
