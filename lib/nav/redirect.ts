/** A page's old address and its new one. */
export interface Redirect {
  from: string
  to: string
}
