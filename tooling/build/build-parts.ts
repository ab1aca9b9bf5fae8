import path from 'node:path'
import { facts } from '../../data/facts'
import { relatedLinks } from '../../data/related-links'
import { site } from '../../data/site'
import { isTranslation } from '../../lib/site/languages'
import { courseSection } from '../../lib/course/course-section'
import type { RelatedLink } from '../../lib/nav/related-link'
import { courseRoute } from '../../lib/nav/route-entry'
import { lessonPlace } from '../../lib/course/lesson-place'
import { courseSections } from '../check/content/fill-cards'
import { isOutdatedRoute, languageLinks } from '../languages/page-languages'
import { linksInLanguage } from '../languages/links-in-language'
import { remarkDownloads } from '../mdx/remark-downloads'
import { remarkEngagement } from '../mdx/remark-engagement'
import { remarkFacts } from '../mdx/remark-facts'
import { remarkFigures } from '../mdx/remark-figures'
import { remarkFoldSources } from '../mdx/remark-fold-sources'
import { remarkGlossaryLinks } from '../mdx/remark-glossary-links'
import { remarkHubCards } from '../mdx/remark-hub-cards'
import { remarkInterviewQuestions } from '../mdx/remark-interview-questions'
import { remarkBlocks } from '../mdx/remark-blocks'
import { remarkQuestions } from '../mdx/remark-questions'
import { remarkTableOfContents } from '../mdx/remark-table-of-contents'
import { exampleFields, parseSite } from '../check/content/parse-site'
import { sourceProblem } from '../check/content/parse-page'
import { printedFiles } from '../tasks/printed-files'
import { pagesKey } from './pages-key'
import { glossaryFile, glossaryTerms, isArticleFile, linkedTerms } from './glossary-links'
import { newestPage, newestPages } from './newest-pages'
import { fillPageOptions } from './option-facts'
import { trimPageOptions, type PageOptions } from './page-options'
import { sharedPages } from './shared-pages'
import { pageFacts, routeOfPath, sitePages } from './site-pages'
import { teachingOf } from './page-teaching'

/** What next.config.mjs needs from the project. A wrong setting stops the build with a sentence per field. */
export function buildParts(root: string) {
  const settings = parseSite(site)
  const examples = exampleFields(settings)
  if (process.env.NODE_ENV === 'production' && examples.length > 0 && !process.env.EXAMPLES_WARNED) {
    // Next.js loads its configuration in several processes, which share the environment of the first.
    process.env.EXAMPLES_WARNED = '1'
    console.warn(
      `Warning: data/site.ts still holds example addresses; set them there, or by the variables that README.md names: ${examples.join(', ')}.`,
    )
  }
  const pages = () => sitePages(root)
  const nextOf = (file: string) => {
    const next = lessonPlace(pages(), routeOfPath(root, file))?.after
    return next && { link: next.route, shortDescription: next.description }
  }
  const factsOf = (route: string) => pageFacts(root, route)
  const sectionsOf = (course: string) =>
    courseSections(pages(), course).flatMap(({ route }) => courseSection(pages(), factsOf, route) ?? [])
  const linksFor = (group: readonly RelatedLink[], file: string) =>
    linksInLanguage(pages(), group, routeOfPath(root, file))
  const publicDirectory = path.join(root, 'public')
  return {
    defaultLocale: settings.defaultLocale,
    /** Why a page can't be parsed, with file and line; undefined if it can. */
    sourceProblem: (file: string, source: string) => sourceProblem(path.relative(root, file), source, facts),
    /** The glossary, whose terms other pages show. */
    glossary: path.join(root, glossaryFile),
    pagesKey: () => pagesKey(root),
    remarkPlugins: [
      [remarkFacts, { facts }],
      [remarkHubCards, { pages, routeOf: (file: string) => routeOfPath(root, file) }],
      [
        remarkGlossaryLinks,
        {
          terms: () => linkedTerms(root),
          isLinked: (file: string) => isArticleFile(root, file),
        },
      ],
      remarkTableOfContents,
      remarkInterviewQuestions,
      remarkDownloads,
      remarkEngagement,
      remarkFoldSources,
      [remarkFigures, { publicDirectory }],
      [
        remarkBlocks,
        {
          ...{ pages, factsOf, sectionsOf, nextOf, course: courseRoute, groups: relatedLinks },
          sectionOf: (route: string) => courseSection(pages(), factsOf, route),
          newest: (count: number) => newestPages(pages(), count).map(each => newestPage(each, factsOf)),
          terms: () => glossaryTerms(root),
          ...(isTranslation(settings) ? { linksFor } : {}),
        },
      ],
      [remarkQuestions, { questionsDirectory: path.join(root, 'data/questions') }],
    ],
    transformPageOpts: (options: PageOptions) => {
      const shared = sharedPages(pages(), settings.latestArticle)
      const teaching = teachingOf(root, pages(), options.route)
      const languages = languageLinks(root, settings, options.route)
      const printed = isTranslation(settings) ? [] : printedFiles(root, options.route)
      return trimPageOptions(fillPageOptions(options, facts), settings, pages(), {
        ...{ ...shared, ...teaching },
        ...(languages.length > 0 ? { languages } : {}),
        ...(printed.length > 0 ? { printed } : {}),
        ...(isOutdatedRoute(root, options.route) ? { isOutdated: true } : {}),
      })
    },
  }
}
