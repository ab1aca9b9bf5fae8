/** A section of a hub's map: a heading, and the spots for pages below it. */
export interface HubMapPart {
  title: string
  /** Whether the pages follow each other in time, and so form one line. */
  isLine: boolean
  /** As the pages' front matter names it. */
  places: readonly string[]
}

/** A hub's map, without its pages. */
export interface HubMap {
  /** Address of the hub. */
  hub: string
  /** Address of the drawing under public/. */
  drawing: string
  parts: readonly HubMapPart[]
}
