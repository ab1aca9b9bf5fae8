import Link from 'next/link'
import { OutsideLink } from '@components/site/OutsideLink'
import { networkNames } from '@components/site/ProfileLinks'
import { site } from '@data/site'
import styles from './AuthorCard.module.css'

/** Profiles on the card, in the owner's order. */
const profiles = ['facebook', 'twitter', 'instagram', 'linkedin', 'github', 'medium'] as const

/** Two sentences about the author, with a link to more. */
export function AuthorCard() {
  return (
    <section className={styles.card} aria-label="About the author">
      <p className={styles.title}>About the author</p>
      <p>{site.author.biography}</p>
      <p>
        <Link href="/about">Learn More About Me</Link>
      </p>
      <ul className={styles.profiles} aria-label="The author's profiles">
        {profiles.map(network => (
          <li key={network}>
            <OutsideLink href={site.social[network]} rel="noopener me">
              {networkNames[network]}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
