import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: articles, product. */
export const groups = {} satisfies RelatedLinkGroups
