/** Headings of llms.txt: pages of no section, and legal pages. */
export const theSite = 'The site'
export const optional = 'Optional'

/** Before a page's keywords, in the search index for other programs. */
export const keywords = 'Keywords: '
