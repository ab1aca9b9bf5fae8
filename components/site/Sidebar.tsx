import clsx from 'clsx'
import { useRouter } from 'next/router'
import { site } from '@data/site'
import { hasEntries, sectionOf, type TreeItem } from '@lib/nav/tree-item'
import { Choices, hasChoices } from './Choices'
import styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'

interface SidebarProps {
  /** Every entry of the top level with all below it. */
  fullDirectories: TreeItem[]
  headings: { id: string; value: string; depth: number }[]
  /** Whether the page's layout has no sidebar, so that this is the phone's drawer alone. */
  asPopover?: boolean
  includePlaceholder?: boolean
}

/** The page that carries the tree with every folder filled; the build takes it out into a file of its own. */
const pageOfWholeTree = '/404'

/** The pages beside the text and, on a phone, the drawer: one tree for both, of which each shows its part. */
export function Sidebar({ fullDirectories, headings, asPopover = false, includePlaceholder }: SidebarProps) {
  const { route } = useRouter()
  const { autoCollapse, toggleButton } = site.sidebar
  const section = sectionOf(fullDirectories, route)
  // Beside the text of a section whose pages the menu does not name there would be an empty column.
  const isDrawerOnly = asPopover || (section !== undefined && !hasEntries(section))
  return (
    <>
      {includePlaceholder && isDrawerOnly && <div className={styles.placeholder} />}
      <div className={styles.overlay} data-overlay="" />
      <nav
        id="sidebar"
        aria-label="Pages"
        className={clsx(styles.sidebar, isDrawerOnly && styles.drawerOnly)}
        data-auto-collapse={autoCollapse ? '' : undefined}
      >
        <div className={styles.box} data-tree-box="">
          <SidebarTree
            items={fullDirectories}
            section={section}
            anchors={headings.filter(({ depth }) => depth === 2)}
            isWhole={route === pageOfWholeTree}
          />
        </div>
        {(hasChoices || toggleButton) && (
          <div className={styles.tools}>
            <Choices />
            {toggleButton && (
              <button
                type="button"
                id="sidebar-button"
                className={styles.button}
                title="Hide sidebar"
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
