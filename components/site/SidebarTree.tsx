import clsx from 'clsx'
import Link from 'next/link'
import { useFSRoute } from 'nextra/hooks'
import { site } from '@data/site'
import {
  firstRoute,
  folderListId,
  folderOf,
  isFolder,
  isWithin,
  menuLinks,
  type TreeItem,
} from '@lib/nav/tree-item'
import * as words from '@data/words/layout'
import { OutsideLink } from './OutsideLink'
import styles from './SidebarTree.module.css'

interface TreeProps {
  items: readonly TreeItem[]
  /** The page's headings, folded below it in the drawer. */
  anchors: readonly { id: string; value: string }[]
  /** Fills every folder; otherwise only open ones, so that pages don't grow with the site. */
  isWhole: boolean
  level?: number
}

interface SidebarTreeProps extends TreeProps {
  /** The entry that contains the page. */
  section: TreeItem | undefined
}

/** The tree of pages, open along the path to this one. browser/features/folders.ts opens and fills the others. */
export function SidebarTree({ section, ...tree }: SidebarTreeProps) {
  return (
    <ul className={clsx(styles.tree, section && styles.ofSection)}>
      {tree.items.map(item => (
        <Entry key={item.name} {...tree} item={item} isSection={item === section} />
      ))}
    </ul>
  )
}

function Tree({ items, level = 0, ...rest }: TreeProps) {
  return items.map(item => <Entry key={item.name} {...rest} items={items} item={item} level={level} />)
}

interface EntryProps extends TreeProps {
  item: TreeItem
  isSection?: boolean
}

function Entry({ item, isSection = false, ...rest }: EntryProps) {
  if (item.display === 'hidden') return null
  if (item.type === 'separator') return <li className={styles.separator}>{item.title || <hr />}</li>
  return isFolder(item) ? (
    <Folder {...rest} item={item} isSection={isSection} />
  ) : (
    <File {...rest} item={item} />
  )
}

function Folder({ item, isSection = false, level = 0, anchors, isWhole }: EntryProps) {
  const route = useFSRoute()
  const folder = folderOf(item)
  const isActive = route === folder
  const isOpen =
    isWithin(route, folder) ||
    (item.theme?.collapsed === undefined
      ? level < site.sidebar.defaultMenuCollapseLevel && level > 0
      : !item.theme.collapsed)
  const listId = folderListId(folder)
  const children: readonly TreeItem[] = item.type === 'menu' ? menuLinks(item) : (item.children ?? [])
  const isFilled = isOpen || isWhole
  const state = {
    type: 'button' as const,
    'data-toggle': '',
    'data-folder': folder,
    'data-first': isWhole ? firstRoute(item) : undefined,
    'aria-expanded': isOpen,
    'aria-controls': isFilled ? listId : undefined,
  }
  return (
    <li className={clsx(isSection && styles.section)}>
      {item.withIndexPage ? (
        <div className={styles.folder}>
          <Link href={item.route} aria-current={isActive ? 'page' : undefined}>
            {item.title}
          </Link>
          <button {...state} aria-label={words.pagesIn(item.title)} />
        </div>
      ) : (
        <button {...state}>{item.title}</button>
      )}
      {isFilled && (
        <ul id={listId}>
          <Tree items={children} anchors={anchors} isWhole={isWhole} level={level + 1} />
        </ul>
      )}
    </li>
  )
}

function File({ item, anchors }: EntryProps) {
  const route = useFSRoute()
  const isActive = !item.newWindow && item.route !== '' && route === item.route
  const Anchor = item.newWindow ? OutsideLink : Link
  return (
    <li>
      <Anchor href={item.href ?? item.route} aria-current={isActive ? 'page' : undefined}>
        {item.title}
      </Anchor>
      {isActive && anchors.length > 0 && (
        <div className={styles.anchors}>
          <button type="button" data-toggle="" aria-expanded="false">
            {words.onThisPage}
          </button>
          <ul>
            {anchors.map(({ id, value }) => (
              <li key={id}>
                <a href={`#${id}`}>{value}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
