/** One item of an export. Days are whole numbers since 1970-01-01; a missing one hasn't happened. */
export interface Item {
  /** Line of the pasted text. */
  line: number
  key: string
  title: string
  created?: number
  started?: number
  done?: number
  points?: number
}

/** What a picture calls an item. */
export const nameOf = ({ key, title, line }: Pick<Item, 'key' | 'title' | 'line'>): string =>
  [key, title].filter(Boolean).join(' ') || `line ${line}`
