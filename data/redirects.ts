import type { Redirect } from '../lib/nav/redirect'

/** Addresses that pages had once. The build leaves a page there that leads to the new one; `npm run rename` adds to them. */
export const redirects: readonly Redirect[] = []
