/** In the empty field. */
export const placeholder = 'Search website...'

/** Name of the field. */
export const field = 'Search website'

/** On the button of the page of all results; name of the button that shows the field on a phone. */
export const button = 'Search'

/** Name of the front page's search. */
export const onPage = 'Find a lesson'

/** Name of the list. */
export const results = 'Search results'

export const noResults = 'No results found.'

/** Followed by pages with a similar title, the glossary, and the course. */
export const instead = 'You could try:'

/** Link to the page of all results, and the name of that page's search. */
export const all = 'All results'

/** Last of a field's list: '5 of 37 pages. All results'. */
export const allOf = (shown: number, pages: number): string =>
  `${shown} of ${pages} ${pages === 1 ? 'page' : 'pages'}. ${all}`

export const loading = 'Loading'

export const failed = 'Failed to load search index.'

/** Button after 'Failed to load search index.' */
export const retry = 'Try again'

/** '12 results on 3 pages', read aloud as well. */
export const found = (results: number, pages: number): string =>
  `${results} ${results === 1 ? 'result' : 'results'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`

/** The same where not all pages are shown: '114 results on 50 of 151 pages'. */
export const foundOf = (results: number, pages: number, all: number): string =>
  `${results} ${results === 1 ? 'result' : 'results'} on ${pages} of ${all} pages`

/** On the page of all results, above those after the first ten pages, which are folded. */
export const more = 'More results'

/** On the page of all results, without scripts; `sitemap` makes its link from the words given. */
export const needsScripts = <Part>(sitemap: (text: string) => Part): readonly (Part | string)[] => [
  'The search needs scripts, and your browser runs none. The ',
  sitemap('sitemap'),
  ' lists every page.',
]
