import type { RelatedLinkGroups } from '../related-links'

/** Related links of the Scrum pages: accountabilities. */
export const groups = {} satisfies RelatedLinkGroups
