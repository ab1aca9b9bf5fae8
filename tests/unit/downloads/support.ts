import { strFromU8, unzipSync } from 'fflate'

/** A part of an Office file as text. */
export function partOf(file: Uint8Array, name: string): string {
  const part = unzipSync(file)[name]
  if (!part) throw new Error(`The file has no part ${name}, but ${Object.keys(unzipSync(file)).join(', ')}.`)
  return strFromU8(part)
}

const entities: Readonly<Record<string, string>> = {
  '&apos;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The text of XML without its tags. */
export const textOf = (xml: string): string =>
  xml.replace(/<[^>]*>/g, '').replace(/&\w+;/g, entity => entities[entity] ?? entity)

/** Each element of that name in a part, whole. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*?)?(?:/>|>[\\s\\S]*?</${name}>)`, 'g'))].map(([all]) => all)
