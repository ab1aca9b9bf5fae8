import type { Redirect } from '../lib/nav/redirect'

/**
 * Former addresses of pages, and addresses readers may guess. The build leaves a redirecting page at each;
 * `npm run rename` adds to the list. The name generator's own address is misspelled on purpose.
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
