import { useRouter } from 'next/router'
import type { PropsWithChildren } from 'react'
import { BackToTop } from '@components/engagement/BackToTop'
import { EbookAd } from '@components/engagement/EbookAd'
import { ShareBlock } from '@components/engagement/ShareBlock'
import { usePage } from '@components/site/usePage'
import { site } from '@data/site'
import { canonicalUrl } from '@lib/seo/page-address'
import { hashtagsOf } from '@lib/share/share-links'
import { AuthorCard } from './AuthorCard'

/** The blocks below an article; other pages only get the link back to the top. */
export function ArticleFrame({ children }: PropsWithChildren) {
  const { asPath } = useRouter()
  const { title, isArticle, description, keywords } = usePage()
  if (!isArticle) {
    return (
      <>
        {children}
        <BackToTop />
      </>
    )
  }
  const page = {
    url: canonicalUrl(site.url, asPath),
    title,
    description: description ?? site.defaultDescription,
    hashtags: hashtagsOf(keywords ?? site.defaultKeywords),
  }
  return (
    <>
      <div className="painted-apart">{children}</div>
      <AuthorCard />
      <BackToTop />
      <EbookAd />
      <ShareBlock page={page} />
    </>
  )
}
