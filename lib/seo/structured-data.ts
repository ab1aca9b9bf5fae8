import type {
  ArticleLeaf,
  CreativeWorkLeaf,
  LearningResourceLeaf,
  MergeLeafTypes,
  Organization,
  Person,
  Thing,
} from 'schema-dts'
import { languageOf, tagOf } from '../site/languages'
import type { SiteInput } from '../site/schema'
import type { PageMetadata } from './page-metadata'

/** An article that is also a lesson. */
type Lesson = MergeLeafTypes<[ArticleLeaf, LearningResourceLeaf]>

/** A node of a page's structured data. */
export type DataPart = Thing | Lesson

/** A page with its absolute address and that of its card. */
export type DescribedPage = PageMetadata & { title: string; canonical: string; card: string }

type Part = (site: SiteInput, page: DescribedPage) => DataPart[]

const organization = (site: SiteInput): Organization => ({
  '@type': 'Organization',
  name: site.brand,
  url: `${site.url}/`,
})

/** The page's author; a guest author gets no address. */
function person(site: SiteInput, { author = site.author.name }: DescribedPage): Person {
  const isOwner = author === site.author.name
  return { '@type': 'Person', name: author, ...(isOwner ? { url: `${site.url}/about` } : {}) }
}

const absolute = (site: SiteInput, address: string) =>
  address.startsWith('/') ? `${site.url}${address}` : address

/** What a page teaches: its first keyword. */
const topicOf = ({ keywords = '', title }: DescribedPage) => keywords.split(',')[0]?.trim() || title

const webSite: Part = (site, { description = site.defaultDescription }) => [
  {
    '@type': 'WebSite',
    name: site.brand,
    url: `${site.url}/`,
    description,
    inLanguage: tagOf(languageOf(site)),
    publisher: organization(site),
  },
  {
    ...(organization(site) as object),
    '@type': 'Organization',
    logo: `${site.url}/favicon.svg`,
    sameAs: Object.values(site.social),
  },
]

/** What the data of every page but an article's begin with. */
const basicsOf = (site: SiteInput, page: DescribedPage): Omit<CreativeWorkLeaf, '@type'> => ({
  name: page.title,
  description: page.description ?? site.defaultDescription,
  url: page.canonical,
  inLanguage: tagOf(languageOf(site)),
})

const article: Part = (site, page) => {
  const common: Omit<ArticleLeaf, '@type'> = {
    headline: page.title,
    description: page.description ?? site.defaultDescription,
    image: [page.card, ...(page.images ?? []).map(path => absolute(site, path))],
    ...(page.datePublished ? { datePublished: page.datePublished } : {}),
    ...(page.dateModified ? { dateModified: page.dateModified } : {}),
    author: person(site, page),
    publisher: organization(site),
    isAccessibleForFree: true,
    mainEntityOfPage: page.canonical,
    inLanguage: tagOf(languageOf(site)),
  }
  if (!page.isLesson) return [{ '@type': 'Article', ...common }]
  const lesson: Lesson = {
    '@type': ['Article', 'LearningResource'],
    ...common,
    learningResourceType: 'lesson',
    educationalLevel: 'beginner',
    teaches: topicOf(page),
    ...(page.hasQuestions ? { assesses: topicOf(page) } : {}),
    ...(page.course
      ? { isPartOf: { '@type': 'Course', '@id': absolute(site, page.course.route) } as const }
      : {}),
  }
  return [lesson]
}

const webPage: Part = (site, page) => [
  {
    '@type': 'WebPage',
    ...basicsOf(site, page),
    ...(page.dateModified ? { dateModified: page.dateModified } : {}),
    isAccessibleForFree: true,
  },
]

const course: Part = (site, page) => [
  {
    '@type': 'Course',
    '@id': page.canonical,
    ...basicsOf(site, page),
    provider: organization(site),
    author: person(site, page),
    educationalLevel: 'beginner',
    teaches: topicOf(page),
    isAccessibleForFree: true,
  },
]

const glossary: Part = (site, page) => [
  {
    '@type': 'DefinedTermSet',
    ...basicsOf(site, page),
    hasDefinedTerm: (page.terms ?? []).map(
      ({ term, id }) => ({ '@type': 'DefinedTerm', name: term, url: `${page.canonical}#${id}` }) as const,
    ),
  },
]

/** The page's video, if its front matter has all fields. */
const video: Part = (site, { videoUrl, videoTitle, videoDescription, uploadDate, thumbnailUrls }) => {
  if (!videoUrl || !videoTitle || !videoDescription || !uploadDate || !thumbnailUrls) return []
  const isFile = /\.(mp4|webm|mov|m4v)$/i.test(new URL(videoUrl).pathname)
  return [
    {
      '@type': 'VideoObject',
      name: videoTitle,
      description: videoDescription,
      thumbnailUrl: thumbnailUrls.map(address => absolute(site, address)),
      uploadDate,
      ...(isFile ? { contentUrl: videoUrl } : { embedUrl: videoUrl }),
    },
  ]
}

/** The breadcrumb as shown; undefined for a single step. */
const breadcrumb: Part = (site, { trail = [] }) =>
  trail.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(
            ({ title, route }, index) =>
              ({
                '@type': 'ListItem',
                position: index + 1,
                name: title,
                ...(route ? { item: absolute(site, route) } : {}),
              }) as const,
          ),
        },
      ]

function mainPart(site: SiteInput, page: DescribedPage): Part {
  if (page.canonical === `${site.url}/`) return webSite
  if (page.terms) return glossary
  if (page.course && absolute(site, page.course.route) === page.canonical) return course
  return page.isArticle ? article : webPage
}

/** A page's schema.org data as JSON-LD, describing only what the page shows. */
export function structuredData(site: SiteInput, page: DescribedPage): string {
  const graph = [mainPart(site, page), video, breadcrumb].flatMap(part => part(site, page))
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
}
