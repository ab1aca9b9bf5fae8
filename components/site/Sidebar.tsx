import clsx from 'clsx'
import { useRouter } from 'next/router'
import { site } from '@data/site'
import { hasEntries, sectionOf, type TreeItem } from '@lib/nav/tree-item'
import * as words from '@data/words/layout'
import { ThemeChoice } from './Choices'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'

interface SidebarProps {
  /** All top-level entries with everything below them. */
  fullDirectories: TreeItem[]
  headings: { id: string; value: string; depth: number }[]
  /** Whether the page's layout has no sidebar, so that only the phone's drawer uses it. */
  asPopover?: boolean
  includePlaceholder?: boolean
}

/** The page that carries the whole tree, which the build extracts into a file. */
const pageOfWholeTree = '/404'

/** The sidebar and the phone's drawer: one tree, of which each shows a part. */
export function Sidebar({ fullDirectories, headings, asPopover = false, includePlaceholder }: SidebarProps) {
  const { route } = useRouter()
  const { autoCollapse, toggleButton } = site.sidebar
  const section = sectionOf(fullDirectories, route)
  const anchors = headings.filter(({ depth }) => depth === 2)
  // Outside of the sections, and in one whose pages the menu doesn't list, the column would be empty.
  const isDrawerOnly = asPopover || !section || !hasEntries(section)
  return (
    <>
      {includePlaceholder && isDrawerOnly && (
        <div className={clsx(styles.placeholder, anchors.length === 0 && styles.alone)} />
      )}
      <div className={styles.overlay} data-overlay="" />
      <nav
        id="sidebar"
        aria-label={words.pages}
        className={clsx(styles.sidebar, isDrawerOnly && styles.drawerOnly)}
        data-auto-collapse={autoCollapse ? '' : undefined}
      >
        <div className={styles.box} data-tree-box="">
          <SidebarTree
            items={fullDirectories}
            section={section}
            anchors={anchors}
            isWhole={route === pageOfWholeTree}
          />
        </div>
        {(site.darkMode || toggleButton) && (
          <div className={styles.tools}>
            <ThemeChoice />
            {toggleButton && (
              <button
                type="button"
                id="sidebar-button"
                className={styles.button}
                title={words.hideSidebar}
                aria-expanded="true"
                aria-controls="sidebar"
                data-toggle=""
              >
                <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
                  <path d="m8 3-5 5 5 5M13 3 8 8l5 5" />
                </svg>
              </button>
            )}
          </div>
        )}
      </nav>
    </>
  )
}
