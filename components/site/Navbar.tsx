import clsx from 'clsx'
import type { MenuItem, PageItem } from 'nextra/normalize-pages'
import type { ComponentProps } from 'react'
import Link from 'next/link'
import { useConfig } from 'nextra-theme-docs'
import { useFSRoute } from 'nextra/hooks'
import { firstRoute, folderOf } from '@lib/nav/tree-item'
import { Search } from '@components/search/Search'
import * as words from '@data/words/layout'
import * as search from '@data/words/search'
import { OutsideLink } from './OutsideLink'
import { Logo } from './Logo'
import styles from './Navbar.module.css'
import { NavbarMenu } from './NavbarMenu'

type Item = PageItem | MenuItem

/** The sticky bar with name and search, and below it the sections in the order of `pages/_meta.json`. */
export function Navbar({ items }: { items: Item[] }) {
  const { chat, project } = useConfig()
  const shown = items.filter(item => item.display !== 'hidden')
  return (
    <>
      <header className={clsx('nextra-nav-container', styles.bar)}>
        <div className={styles.barInner}>
          <Link href="/" className={styles.home}>
            <Logo />
          </Link>
          <Search position="bar" />
          {[project, chat].map(({ link, icon }) =>
            link ? (
              <OutsideLink key={link} href={link} className={styles.link}>
                {icon as React.ReactNode}
              </OutsideLink>
            ) : null,
          )}
          <noscript>
            <Link href="/sitemap" className={styles.allPages}>
              {words.allPages}
            </Link>
          </noscript>
          <PhoneButton
            id="search-button"
            className={styles.searchButton}
            aria-label={search.button}
            aria-controls="search-bar"
            data-toggle="data-search-open"
            data-focus="search-bar"
            sign="M16 10.500a5.500 5.500 0 1 0-11 0 5.500 5.500 0 0 0 11 0M14.500 14.500 20 20"
          />
          <PhoneButton
            id="menu-button"
            className={clsx('nextra-hamburger', styles.menuButton)}
            aria-label={words.menu}
            aria-controls="sidebar"
            data-toggle="data-menu-open"
            sign="M4 7h16M4 12h16M4 17h16"
          />
        </div>
      </header>
      <nav aria-label={words.main} className={styles.sections}>
        <ul>
          {shown.map(item =>
            item.type === 'menu' ? (
              <li key={item.name}>
                <NavbarMenu title={item.title} folder={folderOf(item)} isLabeled />
              </li>
            ) : (
              <NavbarEntry key={item.name} item={item} />
            ),
          )}
        </ul>
      </nav>
    </>
  )
}

type PhoneButtonProps = ComponentProps<'button'> & Record<'sign' | 'data-toggle', string>

/** A button of the phone's bar; what it shows has the same sign to close it. */
function PhoneButton({ sign, className, ...rest }: PhoneButtonProps) {
  return (
    <button type="button" {...rest} className={clsx(styles.hamburger, className)} aria-expanded="false">
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
        <path data-when="closed" d={sign} />
        <path data-when="open" d="M6 6l12 12M18 6L6 18" />
      </svg>
    </button>
  )
}

function NavbarEntry({ item }: { item: Item }) {
  const route = useFSRoute()
  const href = firstRoute(item)
  const outside = 'newWindow' in item && item.newWindow
  const active =
    item.route === '/' ? route === '/' : route === item.route || route.startsWith(`${item.route}/`)
  const children = (item.children ?? []).filter(
    child => child.route !== item.route && child.display !== 'hidden',
  )
  if (outside) {
    return (
      <li>
        <OutsideLink href={href} className={styles.link}>
          {item.title}
        </OutsideLink>
      </li>
    )
  }
  return (
    <li className={active ? styles.active : undefined}>
      <Link
        href={href}
        className={styles.link}
        aria-current={route === item.route ? 'page' : active ? 'true' : undefined}
      >
        {item.title}
      </Link>
      {children.length > 1 && <NavbarMenu title={item.title} folder={folderOf(item)} />}
    </li>
  )
}
