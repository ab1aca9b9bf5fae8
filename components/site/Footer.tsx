import Link from 'next/link'
import { LocaleSwitch, ThemeSwitch } from 'nextra-theme-docs'
import { footerPages } from '@data/footer-pages'
import { site } from '@data/site'
import { OutsideLink } from './OutsideLink'
import { CurrentYear } from './CurrentYear'
import styles from './Footer.module.css'

/** Legal pages, the outside profiles, the switches that have a choice to offer, and the copyright. */
export function Footer() {
  const hasSwitch = site.darkMode || site.locales.length > 1
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
        {hasSwitch && (
          <div className={styles.switches}>
            {site.locales.length > 1 && <LocaleSwitch />}
            {site.darkMode && <ThemeSwitch />}
          </div>
        )}
        <p className={styles.copyright}>
          © <CurrentYear /> {site.brand}. Not affiliated with or endorsed by Scrum.org, Scrum Alliance, PMI or
          Atlassian.
        </p>
      </div>
    </footer>
  )
}
