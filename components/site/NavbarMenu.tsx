import clsx from 'clsx'
import * as words from '@data/words/layout'
import styles from './Navbar.module.css'

interface NavbarMenuProps {
  /** The section whose pages the menu lists. */
  title: string
  /** Its folder in the sidebar's tree, where the links come from. */
  folder: string
  /** Shows the title on the button, for a menu without a link next to it. */
  isLabeled?: boolean
}

/** A menu of a section's pages. Its links load on approach, so that pages don't grow with the site. */
export function NavbarMenu({ title, folder, isLabeled = false }: NavbarMenuProps) {
  return (
    <>
      <button
        type="button"
        className={isLabeled ? clsx(styles.link, styles.labeled) : styles.chevron}
        aria-label={isLabeled ? undefined : words.pagesIn(title)}
        aria-expanded="false"
        data-act="menu"
        data-menu={folder}
      >
        {isLabeled && title}
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="m3.500 6 4.500 4.500L12.500 6" />
        </svg>
      </button>
      <ul className={styles.items} hidden />
    </>
  )
}
