import Link from 'next/link'
import { OutsideLink } from '@components/site/OutsideLink'
import { networkNames } from '@components/site/ProfileLinks'
import { site } from '@data/site'
import * as words from '@data/words/article'
import styles from './AuthorCard.module.css'

/** Profiles on the card, in the owner's order. */
const profiles = ['facebook', 'twitter', 'instagram', 'linkedin', 'github', 'medium'] as const

/** Two sentences about the author, with a link to more. */
export function AuthorCard() {
  return (
    <section className={styles.card} data-screen="" aria-label={words.aboutTheAuthor}>
      <p className={styles.title}>{words.aboutTheAuthor}</p>
      <p>{site.author.biography}</p>
      <p>
        <Link href="/about">{words.learnMore}</Link>
      </p>
      <ul className={styles.profiles} aria-label={words.authorsProfiles}>
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
