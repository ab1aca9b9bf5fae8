import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: tools, backlog. */
export const groups = {} satisfies RelatedLinkGroups
