import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: metrics. */
export const groups = {} satisfies RelatedLinkGroups
