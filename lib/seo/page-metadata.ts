import type { LanguageLink } from '../site/languages'
import type { PrintedFile } from '../site/printed-file'

/** Address and title of a linked page. */
export interface PageLink {
  route: string
  title: string
}

/** A page's front matter, and what the build adds to it. */
export interface PageMetadata {
  title?: string
  description?: string
  keywords?: string
  author?: string
  images?: string[]
  datePublished?: string
  dateModified?: string
  /** Address of the original if the text first appeared elsewhere. */
  canonical?: string
  /** All five fields or none. */
  videoUrl?: string
  videoTitle?: string
  videoDescription?: string
  uploadDate?: string
  thumbnailUrls?: string[]
  /** Whether the page is an article or a lesson. The build adds this and everything below. */
  isArticle?: boolean
  /** Whether the page is a lesson of the course or the e-mail series. */
  isLesson?: boolean
  /** Whether the page has questions. */
  hasQuestions?: boolean
  /** The course the page belongs to, or is. */
  course?: PageLink
  /** A lesson's place in the course, its minutes, and the lessons next to it; before the first is the course's page. */
  lesson?: { number: number; count: number; minutes: number; before?: PageLink; after?: PageLink }
  /** False where the page has its own links to the pages next to it; the theme reads it. */
  pagination?: false
  /** The terms defined on the page (the glossary only). */
  terms?: { term: string; id: string }[]
  /** Breadcrumb steps from the root to the page; a folder without a page has no address. */
  trail?: { title: string; route?: string }[]
  /** Footer links and the site's latest article, on every page. */
  footerPages?: PageLink[]
  latestArticle?: PageLink
  /** The page in each language of a site that has several. */
  languages?: LanguageLink[]
  /** Whether the original of this translation has changed since. */
  isOutdated?: true
  /** Files made by `npm run release-files`. */
  printed?: PrintedFile[]
}
