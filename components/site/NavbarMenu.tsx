import { Menu } from '@headlessui/react'
import clsx from 'clsx'
import Link from 'next/link'
import { firstRoute, type Linked } from '@lib/nav/first-route'
import { OutsideLink } from './OutsideLink'
import styles from './Navbar.module.css'

interface NavbarMenuProps {
  /** Name of the section whose pages the menu lists. */
  title: string
  items: Linked[]
  /** Shows the title on the button: the menu stands alone, with no link to the section beside it. */
  isLabeled?: boolean
}

/** The pages of a section under a chevron, mostly beside its link: a menu button with arrow keys and type-ahead. */
export function NavbarMenu({ title, items, isLabeled = false }: NavbarMenuProps) {
  return (
    <Menu as="div" className={styles.menu}>
      <Menu.Button
        className={isLabeled ? styles.labeled : styles.chevron}
        aria-label={isLabeled ? undefined : `Pages in ${title}`}
      >
        {isLabeled && title}
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="m3.500 6 4.500 4.500L12.500 6" />
        </svg>
      </Menu.Button>
      <Menu.Items className={styles.items}>
        {items.map(item => (
          <Menu.Item key={item.name}>
            {({ active }) => {
              const className = clsx(styles.item, active && styles.itemActive)
              return item.newWindow ? (
                <OutsideLink href={firstRoute(item)} className={className}>
                  {item.title}
                </OutsideLink>
              ) : (
                <Link href={firstRoute(item)} className={className}>
                  {item.title}
                </Link>
              )
            }}
          </Menu.Item>
        ))}
      </Menu.Items>
    </Menu>
  )
}
