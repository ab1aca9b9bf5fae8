import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: tools, team. */
export const groups = {} satisfies RelatedLinkGroups
