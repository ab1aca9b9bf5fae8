import { sidebarFolders } from 'nextra-theme-docs'
import { useEffect } from 'react'
import { site } from '@data/site'
import { readSession, writeSession } from '@lib/storage/browser-storage'

const key = 'sidebar-folders'

/** Keeps the sidebar's open and closed folders for the session, over reloads too, unless they close by themselves. Shows nothing. */
export function SidebarMemory() {
  useEffect(() => {
    // Folders that close by themselves are not to be opened again by what was kept.
    if (site.sidebar.autoCollapse) return
    const kept = readSession(key)
    if (kept !== null && typeof kept === 'object') {
      // What the current page opened since wins over what was kept.
      const open = { ...sidebarFolders.state }
      Object.assign(sidebarFolders.state, kept, open)
      sidebarFolders.changed()
    }
    return sidebarFolders.subscribe(() => writeSession(key, sidebarFolders.state))
  }, [])
  return null
}
