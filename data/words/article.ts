/** Alternative text of the photo. */
export const portraitOf = (author: string): string => `Portrait of ${author}`

/** Before the author's name, on lessons. */
export const lessonPlace = (number: number, count: number, minutes: string): string =>
  `Lesson ${number} of ${count}, ${minutes}`

/** Below the title. */
export const byline = <Part>(author: string, date: Part): readonly (Part | string)[] => [
  `By ${author}, `,
  date,
]

/** Link to it; its title is read aloud only. */
export const latestArticle = 'Latest article'

/** Name of the links to the lessons before and after this one. */
export const previousAndNext = 'Previous and next page'

export const aboutTheAuthor = 'About the author'

/** Link to the page on the author. */
export const learnMore = 'Learn More About Me'

/** Name of the list of the author's profiles on networks. */
export const authorsProfiles = "The author's profiles"

/** Heading of the related links. */
export const continueReading = 'Continue Reading'

/** Behind the link to the lesson that comes next, with the space before it. */
export const nextLesson = ' Next lesson'

/** At the foot of the page. */
export const lastUpdated = <Part>(date: Part): readonly (Part | string)[] => ['Last updated at ', date]

export const printPage = 'Print or save as PDF'

export const copyPage = 'Copy page as Markdown'

export const backToTop = 'Back to top'

export const sharePage = 'Share this page'

export const copyLink = 'Copy link'

/** Opens the system's own list of ways to share. */
export const moreWays = 'More …'
