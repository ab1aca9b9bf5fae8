/** Above an article's list of its sections. */
export const inThisArticle = 'In this article'

/** Label of a rule of the Scrum Guide, followed by the name of its section; and with it, for screen readers. */
export const inTheGuide = 'In the Scrum Guide'
export const inTheGuideUnder = (section: string): string => `In the Scrum Guide: ${section}`

/** Label of a practice that the Guide doesn't ask for, what follows it in small letters, and both for screen readers. */
export const practice = 'Complementary practice'
export const notInTheGuide = 'not in the Scrum Guide'
export const practiceNotInTheGuide = 'Complementary practice, not in the Scrum Guide'

/** What unfolds the changes of the Guide's latest edition. */
export const since2017 = 'What changed from 2017 to 2020'

/** Above a hub's list of pages; `time` is '40 min' or '2 h 10 min'. */
export const pagesToRead = (pages: number, time: string): string => `${pages} pages, ${time} to read`

/** On a hub's card: of one page, and of a section. */
export const timeToRead = (time: string): string => `${time} read`
export const pagesAndTime = (pages: number, time: string): string => `${pages} pages, ${time}`

/** What unfolds and folds the sources of a page or the answer of a question: 'Show the 3 sources', 'Hide the answer'. */
export const show = 'Show'
export const hide = 'Hide'

/** Behind 'Show' or 'Hide', with the space before it; 0 if they aren't in a list. */
export function theSources(count: number): string {
  if (count === 1) return ' the source'
  return ` the ${count > 1 ? `${count} ` : ''}sources`
}

/** In the glossary, below a term: whether the Scrum Guide uses it. */
export const termInGuide: Readonly<Record<'yes' | 'no', string>> = {
  yes: 'In the Scrum Guide: yes',
  no: 'In the Scrum Guide: no',
}

/** Followed by a term's other names. */
export const also = 'also: '

/** Name of the links to the letters of the glossary. */
export const letters = 'Letters'
