import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: events. */
export const groups = {} satisfies RelatedLinkGroups
