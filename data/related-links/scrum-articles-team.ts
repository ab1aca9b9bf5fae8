import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: articles, team. */
export const groups = {} satisfies RelatedLinkGroups
