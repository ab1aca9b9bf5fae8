import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: adoption. */
export const groups = {} satisfies RelatedLinkGroups
