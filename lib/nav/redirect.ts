/** An address that a page had, and the one that it has now. */
export interface Redirect {
  from: string
  to: string
}
