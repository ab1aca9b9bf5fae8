import Link from 'next/link'
import { site } from '@data/site'
import styles from './AuthorCard.module.css'

/** The profiles on the card, in the order of the specification; names as the networks write them. */
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
            <a href={site.social[network]} target="_blank" rel="noopener me">
              {name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
