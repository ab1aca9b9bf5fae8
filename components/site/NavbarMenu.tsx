import { Menu } from '@headlessui/react'
import clsx from 'clsx'
import Link from 'next/link'
import { firstRoute, type Linked } from '@lib/nav/first-route'
import styles from './Navbar.module.css'

interface NavbarMenuProps {
  /** Name of the section whose pages the menu lists. */
  title: string
  items: Linked[]
}

/** The pages of a section under a chevron beside its link: a menu button with arrow keys and type-ahead. */
export function NavbarMenu({ title, items }: NavbarMenuProps) {
  return (
    <Menu as="div" className={styles.menu}>
      <Menu.Button className={styles.chevron} aria-label={`Pages in ${title}`}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="m3.500 6 4.500 4.500L12.500 6" />
        </svg>
      </Menu.Button>
      <Menu.Items className={styles.items}>
        {items.map(item => (
          <Menu.Item key={item.name}>
            {({ active }) => (
              <Link href={firstRoute(item)} className={clsx(styles.item, active && styles.itemActive)}>
                {item.title}
              </Link>
            )}
          </Menu.Item>
        ))}
      </Menu.Items>
    </Menu>
  )
}
