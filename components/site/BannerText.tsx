import { site } from '@data/site'
import { OutsideLink } from './OutsideLink'

/** What the banner says: the course to come, with its waitlist in a new tab. */
export function BannerText() {
  return (
    <>
      {site.banner.text} <OutsideLink href={site.waitlistPage}>{site.banner.linkText}</OutsideLink>
    </>
  )
}
