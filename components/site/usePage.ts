import { useConfig } from 'nextra-theme-docs'
import type { PageMetadata } from '@lib/seo/page-metadata'

interface Page extends PageMetadata {
  title: string
}

/** The current page's title and front matter, typed: the theme's bundle has no types for them. */
export function usePage(): Page {
  const { title, frontMatter } = useConfig() as unknown as { title: string; frontMatter: PageMetadata }
  return { ...frontMatter, title }
}
