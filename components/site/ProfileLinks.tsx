import { site } from '@data/site'
import { OutsideLink } from './OutsideLink'
import styles from './ProfileLinks.module.css'

/** The networks' own spelling. */
export const networkNames: Record<keyof typeof site.social, string> = {
  linkedin: 'LinkedIn',
  medium: 'Medium',
  youtube: 'YouTube',
  github: 'GitHub',
  twitter: 'X (Twitter)',
  facebook: 'Facebook',
  instagram: 'Instagram',
}

const networks = Object.keys(networkNames) as (keyof typeof networkNames)[]

/** The author's profiles: networks by name, then the footer's two. */
export function ProfileLinks() {
  const profiles = [
    ...networks.map(network => ({ title: networkNames[network], href: site.social[network] })),
    ...site.footerProfiles,
  ]
  return (
    <ul className={styles.profiles}>
      {profiles.map(({ title, href }) => (
        <li key={href}>
          <OutsideLink href={href}>{title}</OutsideLink>
        </li>
      ))}
    </ul>
  )
}
