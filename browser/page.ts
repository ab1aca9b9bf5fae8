/**
 * The page's script: what has to work at once and is small. Everything larger is asked for when it is approached.
 * CONTRIBUTING.md says under 'How a page comes to life' why.
 */
import type { EarlyWindow } from './first'
import { startNavigation } from './navigation/navigation'
import { enterLoadedPage } from './page-life'
import { startParts } from './start-features'
import './whole-sheet'

async function start(): Promise<void> {
  startParts()
  startNavigation()
  // From now on every press is heard; those of before come when the parts know their page.
  const waiting = window as EarlyWindow
  const { early } = waiting
  waiting.early = undefined
  await enterLoadedPage()
  for (const target of early ?? []) if (target instanceof HTMLElement) target.click()
  document.documentElement.dataset.awake = ''
}

void start()
