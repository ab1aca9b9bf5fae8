import type { Redirect } from '../../lib/nav/redirect'
import type { HomeLanguage } from './home-languages'
import type { Header } from './security-headers'

/** What every host has to know of an export. */
export interface HostFacts {
  redirects: readonly Redirect[]
  /** Folders whose paths contain a hash: '/_next/static/page/'. */
  hashedFolders: readonly string[]
  headers: readonly Header[]
  /** The translations, to which the front page leads readers; none on a site in one language. */
  languages: readonly HomeLanguage[]
  /** The language at the root. */
  original: string
}

/** For files whose names change with their content. */
export const forGood = 'public, max-age=31536000, immutable'

/** For all others: asked for each time, and answered by 304 while unchanged. */
export const askedEachTime = 'no-cache'
