/** A link of a 'Continue Reading' block, as data/related-links/ writes it; its title is the page's own. */
export interface RelatedLink {
  /** Address of the page. It may be one that is only planned: the build leaves the link out until it exists. */
  link: string
  /** Why a reader of this page would go there, in one line. */
  shortDescription: string
}

/** Groups by name: the `group` of a page's front matter, or the last part of its address. */
export type RelatedLinkGroups = Readonly<Record<string, readonly RelatedLink[]>>
