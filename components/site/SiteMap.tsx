import Link from 'next/link'
import { getAllPages } from 'nextra/context'
import { siteTree, type TreeEntry } from '@lib/nav/site-tree'
import * as words from '@data/words/layout'
import styles from './SiteMap.module.css'

/** Every page in nested lists, from the same page map as the menu and sidebar. */
export function SiteMap() {
  const { pages, sections } = siteTree(getAllPages())
  return (
    <>
      {sections.map(section => (
        <section key={section.route} aria-labelledby={`sitemap${section.route.replaceAll('/', '-')}`}>
          <h2 id={`sitemap${section.route.replaceAll('/', '-')}`}>
            {section.isPage ? <Link href={section.route}>{section.title}</Link> : section.title}
          </h2>
          <Entries entries={section.children} />
        </section>
      ))}
      <section aria-labelledby="sitemap-site">
        <h2 id="sitemap-site">{words.otherPages}</h2>
        <Entries entries={pages} />
      </section>
    </>
  )
}

function Entries({ entries }: { entries: TreeEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ route, title, isPage, children }) => (
        <li key={route}>
          {isPage ? <Link href={route}>{title}</Link> : title}
          {children.length > 0 && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  )
}
