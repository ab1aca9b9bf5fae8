import type { RouteEntry } from '../lib/nav/route-entry'

/**
 * Pages not written yet. Related links may name them; the build leaves such a link out until the page exists.
 * `npm run new` makes the page and removes it here; the content check reports entries that exist.
 */
export const plannedPages: readonly RouteEntry[] = []
