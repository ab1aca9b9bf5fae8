import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: exam. */
export const groups = {} satisfies RelatedLinkGroups
