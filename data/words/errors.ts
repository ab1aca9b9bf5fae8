/** Next to what was pressed, where a file didn't come; followed by a link and a full stop. */
export const pressFailed = 'That didn’t work. Check your connection and press again, or '

/** Below the page, if its script doesn't come; followed by the same link. */
export const scriptFailed = 'Buttons may not work: a script hasn’t come. Check your connection and '

/** The link. */
export const reloadPage = 'reload the page'

/** After the site was published again; followed by a link and a full stop. */
export const newerVersion = 'This site has a newer version: '
export const loadIt = 'load it'

/** Behind the link. */
export const end = '.'

/** Link on the page that isn't there. */
export const reportLink = 'Submit an issue about broken link →'

/** Link on the page of an error of the server. */
export const reportError = 'Submit an issue about error in url →'

/** Titles of the issues; '{}' is the address. */
export const linkIssue = 'Found broken `{}` link. Please fix!'
export const errorIssue = 'Got server-side error in `{}` url. Please fix!'

/** Title of an issue that a reader opens from a text. */
export const mistakeIssue = 'Mistake on the page '
