import { site } from '@data/site'
import { OutsideLink } from './OutsideLink'

/** The banner: the upcoming course, with its waitlist in a new tab. */
export function BannerText() {
  return (
    <>
      {site.banner.text} <OutsideLink href={site.waitlistPage}>{site.banner.linkText}</OutsideLink>
    </>
  )
}
