import { startBackToTop } from './parts/back-to-top'
import { startBanner } from './parts/banner'
import { startChoices } from './parts/choices'
import { startCodeBlocks } from './parts/code-blocks'
import { startContents } from './parts/contents'
import { startCopy } from './parts/copy'
import { startDrawer } from './parts/drawer'
import { startExitIntent } from './parts/exit-intent'
import { startFactsOfNow } from './parts/facts-of-now'
import { startFolders } from './parts/folders'
import { startIslands } from './parts/islands'
import { startMenus } from './parts/menus'
import { startNewsletter } from './parts/newsletter'
import { startReadingPosition } from './parts/reading-position'
import { startSearch } from './parts/search'
import { startSearchButton } from './parts/search-button'
import { startShare } from './parts/share'
import { startShortcuts } from './parts/shortcuts'
import { startSidebarWidth } from './parts/sidebar-width'
import { startTabs } from './parts/tabs'
import { startWebApp } from './parts/web-app'

/** Starts each part once; it hears of every page that comes. */
export function startParts(): void {
  startSidebarWidth()
  startFolders()
  startDrawer()
  startMenus()
  startBanner()
  startBackToTop()
  startShare()
  startContents()
  startReadingPosition()
  startCodeBlocks()
  startCopy()
  startTabs()
  startChoices()
  startFactsOfNow()
  startShortcuts()
  startSearch()
  startSearchButton()
  startNewsletter()
  startIslands()
  startExitIntent()
  startWebApp()
}
