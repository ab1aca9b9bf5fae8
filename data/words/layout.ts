/** Link to the sitemap in the bar, without scripts. */
export const allPages = 'All pages'

/** Name of the button that opens the phone's drawer. */
export const menu = 'Menu'

/** Name of the row of sections below the bar. */
export const main = 'Main'

/** Name of a button that shows a section's pages. */
export const pagesIn = (section: string): string => `Pages in ${section}`

/** Name of the sidebar, and of the phone's drawer. */
export const pages = 'Pages'

/** The button at the foot of the sidebar. */
export const hideSidebar = 'Hide sidebar'
export const showSidebar = 'Show sidebar'

/** Above the contents next to the text; in the drawer, the button that unfolds them. */
export const onThisPage = 'On this page'

/** Name of the links in the footer. */
export const footer = 'Footer'

/** Link to the owner's feedback board. */
export const shareYourFeedback = 'Share your Feedback'

/** The footer's last line: '© 2026 Agile Primer. Not affiliated …'. */
export const copyright = <Part>(year: Part, brand: string): readonly (Part | string)[] => [
  '© ',
  year,
  ` ${brand}. Not affiliated with or endorsed by Scrum.org, Scrum Alliance, PMI or Atlassian.`,
]

/** For screen readers, behind the words of a link; with the space before it. */
export const opensInNewTab = ' (opens in a new tab)'
export const opensInNewWindow = ' (opens in a new window)'

/** Name of the link that a heading has to itself. */
export const permalink = 'Permalink for this section'

/** Names of boxes that scroll: around a table, and around code. */
export const table = 'Table'
export const code = 'Code'

/** Names of the switches. */
export const changeLanguage = 'Change language'
export const changeTheme = 'Change theme'

/** The themes to choose from. */
export const themes: Readonly<Record<'light' | 'dark' | 'system', string>> = {
  light: 'Light',
  dark: 'Dark',
  system: 'System',
}

/** Heading of the sitemap's pages that belong to no section. */
export const otherPages = 'About this site, and other pages'

/** What the theme writes in English: names of landmarks and buttons, and the link that skips the bar. */
export const ofTheme: Readonly<
  Record<
    | 'Announcement'
    | 'Breadcrumb'
    | 'Dismiss banner'
    | 'On this page'
    | 'Previous and next page'
    | 'Skip to content',
    string
  >
> = {
  /** Name of the banner, and of the button that closes it. */
  Announcement: 'Announcement',
  'Dismiss banner': 'Dismiss banner',
  Breadcrumb: 'Breadcrumb',
  'On this page': 'On this page',
  'Previous and next page': 'Previous and next page',
  /** The first link of a page, seen when it has the focus. */
  'Skip to content': 'Skip to content',
}
