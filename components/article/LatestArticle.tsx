import Link from 'next/link'
import { usePage } from '@components/site/usePage'

/** A link to the site's latest article, under its title. */
export function LatestArticle() {
  const { latestArticle } = usePage()
  return latestArticle ? <Link href={latestArticle.route}>{latestArticle.title}</Link> : null
}
