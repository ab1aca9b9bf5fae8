/** A link of a 'Continue Reading' block, from data/related-links/; its title is the target page's. */
export interface RelatedLink {
  /** Address of a page. */
  link: string
  /** Why a reader of this page would go there, in one line. */
  shortDescription: string
}

/** Groups by name: a page's <ContinueReading pageName>, usually the last part of its address. */
export type RelatedLinkGroups = Readonly<Record<string, readonly RelatedLink[]>>

/** A related link as the block shows it. */
export interface ShownLink extends RelatedLink {
  title: string
  /** The next lesson of the course: it comes first. */
  isNext?: true
}
