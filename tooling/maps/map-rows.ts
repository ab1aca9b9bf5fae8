import type { HubMap } from '../../lib/nav/hub-map'
import { listed } from '../../lib/words'
import { textWidth } from '../figures/text-width'
import { childrenOf, type ListedPage } from '../check/content/page-list'

/** What is at one spot of a section. */
export interface MapPlace {
  name: string
  /** The pages' short names in reading order. */
  labels: string[]
}

export interface MapPart {
  title: string
  isLine: boolean
  places: MapPlace[]
}

/** The spot for pages that name none of the map's. */
const elsewhere = { title: 'And more', isLine: false, places: [''] }

/** A map's sections with their pages; empty sections and spots are left out. */
export function mapParts({ hub, parts }: HubMap, pages: readonly ListedPage[]): MapPart[] {
  const known = new Set(parts.flatMap(part => part.places))
  const placed = childrenOf(pages, hub).map(({ title, map }) => ({
    place: map && known.has(map.place) ? map.place : '',
    label: map?.label ?? title,
  }))
  return [...parts, elsewhere]
    .map(({ title, isLine, places }) => ({
      title,
      isLine,
      places: places
        .map(name => ({
          name,
          labels: placed.filter(({ place }) => place === name).map(({ label }) => label),
        }))
        .filter(({ labels }) => labels.length > 0),
    }))
    .filter(({ places }) => places.length > 0)
}

/** A map in words, as alt text. */
export function mapInWords(parts: readonly MapPart[]): string {
  const sentences = parts.map(({ title, places }) => {
    const groups = places.map(({ name, labels }) => (name ? `${name} (${listed(labels)})` : listed(labels)))
    return `${title}: ${groups.join(', ')}.`
  })
  return `A map of the pages of this section. ${sentences.join(' ')}`
}

/** Breaks a text into lines of a width in drawing units. */
export function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
