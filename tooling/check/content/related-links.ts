import { lineOfText, type RelatedLinksData } from './content-site'

/** Positions of a group's key: file and offset, once per occurrence. */
export function keysOfGroup(data: RelatedLinksData, group: string) {
  const key = new RegExp(`^ *['"]?${group}['"]?:`, 'gm')
  return data.sources
    .filter(({ raw }) => raw.includes(group))
    .flatMap(({ file, raw }) => [...raw.matchAll(key)].map(match => ({ file, raw, position: match.index })))
}

/** File and line of a group, or of the text after its key. */
export function locationInGroup(data: RelatedLinksData, group: string, near = group) {
  const [key] = keysOfGroup(data, group)
  if (!key) return { file: data.sources[0]?.file ?? 'data/related-links.ts', line: 1 }
  return { file: key.file, line: lineOfText(key.raw, near, key.position) }
}
