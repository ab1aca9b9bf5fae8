import Link from 'next/link'
import { OutsideLink } from '@components/site/OutsideLink'
import { site } from '@data/site'
import styles from './AuthorCard.module.css'

/** The profiles on the card, in the order of the owner's choice; names as the networks write them. */
const profiles = [
  ['facebook', 'Facebook'],
  ['twitter', 'X (Twitter)'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['github', 'GitHub'],
  ['medium', 'Medium'],
] as const

/** Who the author is, in two sentences, with the way to more. */
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
