import Link from 'next/link'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import styles from './AuthorCard.module.css'

/** Profiles on the card, in the owner's order, with the networks' own spelling. */
const profiles = [
  ['facebook', 'Facebook'],
  ['twitter', 'X (Twitter)'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
  ['medium', 'Medium'],
] as const

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
        {profiles.map(([network, name]) => (
          <li key={network}>
            <OutsideLink href={site.social[network]} rel="noopener me">
              {name}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
