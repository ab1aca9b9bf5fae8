import { site } from '@data/site'

/** What the banner says: the course to come, with its waitlist in a new tab. */
export function BannerText() {
  return (
    <>
      {site.banner.text}{' '}
      <a href={site.waitlistPage} target="_blank" rel="noopener">
        {site.banner.linkText}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  )
}
