import type { Redirect } from '../lib/nav/redirect'

/**
 * Addresses that pages had once, or that readers would try. The build leaves a page there that leads to the right one;
 * `npm run rename` adds to them. The name generator's own address is misspelled, and stays so.
 */
export const redirects: readonly Redirect[] = [
  { from: '/tools/scrum-team-name-generator', to: '/tools/scrum-team-name-geneartor' },
  { from: '/glossary', to: '/scrum/glossary' },
  { from: '/psm-1', to: '/scrum/psm-1' },
  { from: '/xp', to: '/extreme-programming-xp' },
  { from: '/privacy-policy', to: '/privacy' },
  { from: '/terms', to: '/terms-of-use' },
  { from: '/cookies', to: '/cookie-policy' },
]
