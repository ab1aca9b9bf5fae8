import type { SiteInput } from '../site/schema'

/** Address and title of a page that others link to. */
export interface PageLink {
  route: string
  title: string
}

/** Front matter as structured data needs it. */
export interface PageMetadata {
  title?: string
  description?: string
  keywords?: string
  author?: string
  images?: string[]
  datePublished?: string
  /** Whether the page is an article or a lesson; the build adds it by the page's kind. */
  isArticle?: boolean
  dateModified?: string
  /** Steps of the breadcrumb from the top of the site down to the page itself. */
  trail?: PageLink[]
  /** Links of the footer, and the site's latest article; the build adds both to every page. */
  footerPages?: PageLink[]
  latestArticle?: PageLink
}

type Described = PageMetadata & { title: string; canonical: string }

const person = (site: SiteInput, name: string) => ({ '@type': 'Person', name, url: `${site.url}/about` })
const organization = (site: SiteInput) => ({ '@type': 'Organization', name: site.brand, url: `${site.url}/` })

function article(site: SiteInput, page: Described) {
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: page.images?.map(path => `${site.url}${path}`),
    datePublished: page.datePublished,
    dateModified: page.dateModified,
    author: person(site, page.author ?? site.author.name),
    publisher: organization(site),
    isAccessibleForFree: true,
    mainEntityOfPage: page.canonical,
    inLanguage: site.defaultLocale,
  }
}

function webPage(site: SiteInput, page: Described) {
  return {
    '@type': 'WebPage',
    name: page.title,
    description: page.description,
    url: page.canonical,
    inLanguage: site.defaultLocale,
    isAccessibleForFree: true,
  }
}

function breadcrumb(site: SiteInput, page: Described) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (page.trail ?? []).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: `${site.url}${step.route}`,
    })),
  }
}

/** schema.org data of a page as JSON-LD text: WebSite on the front page, elsewhere Article and BreadcrumbList. */
export function structuredData(site: SiteInput, page: Described): string {
  const isHome = page.canonical === `${site.url}/`
  const graph = isHome
    ? [
        {
          '@type': 'WebSite',
          name: site.brand,
          url: `${site.url}/`,
          description: page.description,
          publisher: organization(site),
        },
      ]
    : [
        ...(page.isArticle ? [article(site, page)] : [webPage(site, page)]),
        ...((page.trail?.length ?? 0) > 1 ? [breadcrumb(site, page)] : []),
      ]
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
}
