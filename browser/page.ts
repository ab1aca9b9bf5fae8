/**
 * The page's script: what has to work at once and is small. Everything larger is asked for when it is approached.
 * CONTRIBUTING.md says under 'How a page comes to life' why.
 */
import { kept } from './kept-presses'
import { startNavigation } from './navigation/navigation'
import { enterLoadedPage } from './page-life'
import { startParts } from './start-features'
import './whole-sheet'

async function start(): Promise<void> {
  startParts()
  startNavigation()
  // From now on every press is heard; those of before come when the parts know their page.
  window.isListening = true
  await enterLoadedPage()
  for (const button of kept()) if (button.dataset.act && kept().delete(button)) button.click()
  document.documentElement.dataset.awake = ''
}

void start()
