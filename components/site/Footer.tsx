import Link from 'next/link'
import { site } from '@data/site'
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
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {footerPages.map(({ title, route }) => (
              <li key={route}>
                <Link href={route}>{title}</Link>
              </li>
            ))}
            {[...site.footerProfiles, { title: 'Share your Feedback', href: site.feedbackBoard }].map(
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
            <Choices />
          </div>
        )}
        <p className={styles.copyright}>
          © <span data-year="">{new Date().getUTCFullYear()}</span> {site.brand}. Not affiliated with or
          endorsed by Scrum.org, Scrum Alliance, PMI or Atlassian.
        </p>
      </div>
    </footer>
  )
}
