/** A link of a 'Continue Reading' block, as data/related-links/ writes it; its title is the page's own. */
export interface RelatedLink {
  /** Address of the page. It may be one that is only planned: the build leaves the link out until it exists. */
  link: string
  /** Why a reader of this page would go there, in one line. */
  shortDescription: string
}

/** Groups by name: what a page's <ContinueReading pageName> says, which is the last part of its address where nothing else fits better. */
export type RelatedLinkGroups = Readonly<Record<string, readonly RelatedLink[]>>
