import { startBackToTop } from './features/back-to-top'
import { startBanner } from './features/banner'
import { startChoices } from './features/choices'
import { startContents } from './features/contents'
import { startCopy } from './features/copy'
import { startDrawer } from './features/drawer'
import { startExitIntent } from './features/exit-intent'
import { startFactsOfNow } from './features/facts-of-now'
import { startFolders } from './features/folders'
import { startIslands } from './features/islands'
import { startMenus } from './features/menus'
import { startNewsletter } from './features/newsletter'
import { startOffline } from './features/offline'
import { startReadingPosition } from './features/reading-position'
import { startSearch } from './features/search'
import { startSearchButton } from './features/search-button'
import { startShare } from './features/share'
import { startShortcuts } from './features/shortcuts'
import { startSidebarWidth } from './features/sidebar-width'
import { startWebApp } from './features/web-app'

/** Starts each feature once; features hear about every page. */
export function startFeatures(): void {
  startSidebarWidth()
  startFolders()
  startDrawer()
  startMenus()
  startBanner()
  startBackToTop()
  startShare()
  startContents()
  startReadingPosition()
  startCopy()
  // The bundler removes this if there is no theme to choose.
  if (process.env.NEXT_PUBLIC_DARK_MODE) startChoices()
  startFactsOfNow()
  startShortcuts()
  startSearch()
  startSearchButton()
  startNewsletter()
  startIslands()
  startExitIntent()
  startWebApp()
  // The bundler removes this if the owner switched it off.
  if (process.env.OFFLINE) startOffline()
}
