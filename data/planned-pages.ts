import type { RouteEntry } from '../lib/nav/route-entry'

/**
 * Pages that are not written yet. Related links may lead to them: the build leaves such a link out until the page is
 * there. `npm run new` makes a page of one, and takes it off this list; the content check finds one that is written.
 */
export const plannedPages: readonly RouteEntry[] = []
