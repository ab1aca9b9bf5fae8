import clsx from 'clsx'
import styles from './Navbar.module.css'

interface NavbarMenuProps {
  /** Name of the section whose pages the menu lists. */
  title: string
  /** Its folder in the sidebar's tree, from where the links are taken. */
  folder: string
  /** Shows the title on the button: the menu stands alone, with no link to the section beside it. */
  isLabeled?: boolean
}

/**
 * The pages of a section under a chevron, mostly beside its link: a menu button with arrow keys and type-ahead
 * (browser/features/menus.ts). The links come when it is approached, so that no page grows with the site.
 */
export function NavbarMenu({ title, folder, isLabeled = false }: NavbarMenuProps) {
  return (
    <>
      <button
        type="button"
        className={isLabeled ? clsx(styles.link, styles.labeled) : styles.chevron}
        aria-label={isLabeled ? undefined : `Pages in ${title}`}
        aria-haspopup="menu"
        aria-expanded="false"
        data-act="menu"
        data-menu={folder}
      >
        {isLabeled && title}
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="m3.500 6 4.500 4.500L12.500 6" />
        </svg>
      </button>
      <div role="menu" className={styles.items} aria-label={title} tabIndex={-1} hidden />
    </>
  )
}
