/** The page's script: what must work at once and is small. The rest loads on approach (docs/architecture.md). */
import { startNavigation } from './navigation/navigation'
import { enterLoadedPage } from './page-life'
import { startFeatures } from './start-features'
import './whole-sheet'

async function start(): Promise<void> {
  const early = new Set(window.kept)
  startFeatures()
  startNavigation()
  // From now on every press is handled; earlier ones follow when the features know their page.
  await enterLoadedPage()
  for (const button of early) if (button.dataset.act) button.click()
  document.documentElement.dataset.awake = ''
  // What browser/first.ts said of a script that took its time.
  document.querySelector('body > [data-failed]')?.remove()
}

void start()
