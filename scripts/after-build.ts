import { site } from '../data/site'
import { finishPages } from '../lib/build/finish-pages'
import { partsFolder } from '../lib/search/addresses'
import type { Step } from '../lib/tasks/steps'
import { searchIndexStep } from './search-index'

/** The step that makes whole what Next.js has exported; the fixture site has it too. */
export function pagesStep(
  root: string,
  out: string,
  { darkMode: hasDarkMode }: { darkMode: boolean } = site,
): Step {
  return {
    name: 'Pages',
    run: async () => ({
      passed: 1,
      failed: 0,
      output: '',
      note: await finishPages(root, out, {
        hasDarkMode,
        dataOf: buildId => ({ search: [`${partsFolder(buildId, site.defaultLocale)}/titles.json`] }),
      }),
    }),
  }
}

/**
 * What is made from the finished export, in this order: feeds, indexes, a service worker. Each step is
 * given the export's directory, writes into it, and says in its `note` what it made.
 */
export const afterBuild: ((out: string) => Step)[] = [out => pagesStep(process.cwd(), out), searchIndexStep]
