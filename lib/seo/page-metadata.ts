/** Address and title of a page that others link to. */
export interface PageLink {
  route: string
  title: string
}

/** A step of a breadcrumb; a folder without a page of its own has no address. */
export interface TrailStep {
  title: string
  route?: string
}

/** A term of the glossary, by its name and its anchor. */
export interface TermLink {
  term: string
  id: string
}

/** Front matter as the head of a page needs it, and what the build adds to it. */
export interface PageMetadata {
  title?: string
  description?: string
  keywords?: string
  author?: string
  images?: string[]
  datePublished?: string
  dateModified?: string
  /** Address of the original where the page stands elsewhere too. */
  canonical?: string
  /** All five or none. */
  videoUrl?: string
  videoTitle?: string
  videoDescription?: string
  uploadDate?: string
  thumbnailUrls?: string[]
  /** Whether the page is an article or a lesson; the build adds this and all that follows. */
  isArticle?: boolean
  /** Whether the page is a lesson, of the course or of the e-mail series. */
  isLesson?: boolean
  /** Whether the page asks its reader questions. */
  hasQuestions?: boolean
  /** The course that the page is a lesson of, or is itself. */
  course?: PageLink
  /** The terms that the page explains: the glossary has them, and no other page. */
  terms?: TermLink[]
  /** Steps of the breadcrumb from the top of the site down to the page itself. */
  trail?: TrailStep[]
  /** Links of the footer, and the site's latest article; the build adds both to every page. */
  footerPages?: PageLink[]
  latestArticle?: PageLink
}
