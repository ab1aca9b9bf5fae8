/** Behind the site's name in its title: 'Agile Primer: Master …'. */
export const afterName = ': '
export const title = 'Master Agile Project Management with Scrum'

/** For search engines, feeds, and cards. */
export const description =
  'Free lessons on Agile, Scrum, Kanban, Extreme Programming and the software development life cycle, with worked examples. You do not need an account.'

/** Of pages that name none. */
export const keywords = 'agile, scrum, kanban, extreme programming, SDLC, PSM I'

/** Before the site's name, if the owner's isn't filled in. */
export const authorOf = 'the author of '

export const authorRole = 'Agile coach and consultant'

export const authorBiography =
  'An Agile coach and consultant who writes these lessons, gives a reason and a source for what they say, and corrects what readers report.'

/** Links in the footer. */
export const blog = 'Blog'
export const community = 'Developer community'

/** Above the bar; followed by a link. */
export const banner = 'A new Scrum certification course is on its way.'
export const bannerLink = 'Join the waitlist'

/**
 * Of the code, and of the texts and figures; for pages that name it.
 *
 * @public
 */
export const license = 'all rights reserved'

/** The last sentence of a downloaded form. */
export const downloadTerms = 'You may use and change it freely.'
