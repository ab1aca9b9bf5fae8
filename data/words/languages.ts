/** Said at the top of the nearest page above one that a translation doesn't have; before a link to the original. */
export const untranslated = 'The page you came from isn’t there in this language. This is the nearest one.'

/** Said at the top of a translation whose original has changed since; before a link to the original. */
export const outdated = 'The original of this page has changed since it was translated.'

/** The link to the original. */
export const toOriginal = 'Read the original'
