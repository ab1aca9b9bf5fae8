import path from 'node:path'
import { facts } from '../../data/canon/facts'
import { relatedLinks } from '../../data/related-links'
import { routes } from '../../data/routes'
import { site } from '../../data/site'
import { courseSection } from '../course/course-section'
import { nextLessonAfter } from '../course/next-lesson'
import { remarkCanon } from '../mdx/remark-canon'
import { remarkCourseOutline } from '../mdx/remark-course-outline'
import { remarkEngagement } from '../mdx/remark-engagement'
import { remarkFigures } from '../mdx/remark-figures'
import { remarkFlashcards } from '../mdx/remark-flashcards'
import { remarkGlossaryLinks } from '../mdx/remark-glossary-links'
import { remarkPageCards } from '../mdx/remark-page-cards'
import { remarkQuestions } from '../mdx/remark-questions'
import { remarkRelatedLinks } from '../mdx/remark-related-links'
import { remarkTableOfContents } from '../mdx/remark-table-of-contents'
import { exampleFields, parseSite } from '../site/parse-site'
import { compilerCacheVersion } from './compiler-cache'
import { glossaryTerms, isArticleFile, linkedTerms } from './glossary-links'
import { linkToPage, pageExists, pageFacts, routeOfPath } from './page-facts'
import { trimPageOptions, type PageOptions } from './page-options'

/**
 * What next.config.mjs needs of the project, made once a process. Parses data/site.ts, and so stops the
 * build with a sentence for each wrong field; warns of example addresses in a build for production.
 */
export function buildParts(root: string) {
  const settings = parseSite(site)
  const examples = exampleFields(settings)
  if (process.env.NODE_ENV === 'production' && examples.length > 0 && !process.env.EXAMPLES_WARNED) {
    // Next.js loads its configuration in several processes; they share the environment of the first.
    process.env.EXAMPLES_WARNED = '1'
    console.warn(
      `Warning: data/site.ts still holds example addresses; set them there, or by the variables that README.md names: ${examples.join(', ')}.`,
    )
  }
  const exists = (route: string) => pageExists(root, route)
  const nextOf = (file: string) => {
    const next = nextLessonAfter(routes, exists, routeOfPath(root, file))
    return next ? linkToPage(root, next) : undefined
  }
  const publicDirectory = path.join(root, 'public')
  return {
    defaultLocale: settings.defaultLocale,
    compilerCacheVersion: compilerCacheVersion(root),
    remarkPlugins: [
      [remarkCanon, { facts }],
      [
        remarkGlossaryLinks,
        { terms: linkedTerms(root), isLinked: (file: string) => isArticleFile(root, file) },
      ],
      remarkTableOfContents,
      remarkEngagement,
      [remarkFigures, { publicDirectory }],
      [remarkPageCards, { factsOf: (route: string) => pageFacts(root, route) }],
      [
        remarkCourseOutline,
        { sectionOf: (route: string) => courseSection(routes, each => pageFacts(root, each), route) },
      ],
      [remarkFlashcards, { terms: () => glossaryTerms(root) }],
      [remarkQuestions, { questionsDirectory: path.join(root, 'data/questions') }],
      [remarkRelatedLinks, { groups: relatedLinks, exists, nextOf }],
    ],
    transformPageOpts: (options: PageOptions) => trimPageOptions(options, settings),
  }
}
