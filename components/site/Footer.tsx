import Link from 'next/link'
import { site } from '@data/site'
import * as words from '@data/words/layout'
import { inWords } from '../inWords'
import { Choices, hasChoices } from './Choices'
import { OutsideLink } from './OutsideLink'
import { usePage } from './usePage'
import styles from './Footer.module.css'

/** Legal pages, profiles, switches, and the copyright notice. */
export function Footer() {
  const { footerPages = [] } = usePage()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={words.footer}>
          <ul className={styles.links}>
            {footerPages.map(({ title, route }) => (
              <li key={route}>
                <Link href={route}>{title}</Link>
              </li>
            ))}
            {[...site.footerProfiles, { title: words.shareYourFeedback, href: site.feedbackBoard }].map(
              ({ title, href }) => (
                <li key={href}>
                  <OutsideLink href={href}>{title}</OutsideLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        {hasChoices && (
          <div className={styles.switches}>
            <Choices listClass={styles.links} />
          </div>
        )}
        <p className={styles.copyright}>
          {inWords(words.copyright(<span data-year="">{new Date().getUTCFullYear()}</span>, site.brand))}
        </p>
      </div>
    </footer>
  )
}
