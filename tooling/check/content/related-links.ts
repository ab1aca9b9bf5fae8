import { hasPage, lineOfText, type ContentSite, type RelatedLinksData } from './content-site'

/** Positions of a group's key: file and offset, once per occurrence. */
export function keysOfGroup(data: RelatedLinksData, group: string) {
  const key = new RegExp(`^ *['"]?${group}['"]?:`, 'gm')
  return data.sources.flatMap(({ file, raw }) =>
    [...raw.matchAll(key)].map(match => ({ file, raw, position: match.index })),
  )
}

/** File and line of a group, or of the text after its key. */
export function placeInGroup(data: RelatedLinksData, group: string, near = group) {
  const [key] = keysOfGroup(data, group)
  if (!key) return { file: data.sources[0]?.file ?? 'data/related-links.ts', line: 1 }
  return { file: key.file, line: lineOfText(key.raw, near, key.position) }
}

/** Unwritten pages that related links name, with the groups that name them. */
export function waitingPages(site: ContentSite): Map<string, string[]> {
  const waiting = new Map<string, string[]>()
  for (const [group, links] of Object.entries(site.relatedLinks?.groups ?? {})) {
    for (const { link } of links) {
      if (!hasPage(site, link)) waiting.set(link, [...(waiting.get(link) ?? []), group])
    }
  }
  return waiting
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * How many related links wait for pages, in one line; with `list`, also which, by page. Empty if there are
 * none.
 */
export function waitingText(waiting: ReadonlyMap<string, readonly string[]>, list: boolean): string {
  if (waiting.size === 0) return ''
  const links = [...waiting.values()].flat().length
  const verb = links === 1 ? 'waits' : 'wait'
  const missing = `${counted(waiting.size, 'page')} that ${waiting.size === 1 ? 'does' : 'do'} not exist yet`
  const line = `${counted(links, 'related link')} ${verb} for ${missing}`
  if (!list) return `${line} (--missing lists them).`
  const pages = [...waiting].sort(([a], [b]) => a.localeCompare(b))
  return [...pages.map(([route, groups]) => `${route}  wanted by ${groups.join(', ')}`), `${line}.`].join(
    '\n',
  )
}
