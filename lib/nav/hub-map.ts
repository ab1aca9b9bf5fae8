/** A part of a hub's map: a heading, and below it the places at which pages stand. */
export interface HubMapPart {
  title: string
  /** Whether the pages follow each other in time, and so stand on one line. */
  isLine: boolean
  /** As the pages' front matter names them. */
  places: readonly string[]
}

/** What the map of a hub has beside its pages. */
export interface HubMap {
  /** Address of the hub. */
  hub: string
  /** Address of the drawing under public/. */
  drawing: string
  parts: readonly HubMapPart[]
}
