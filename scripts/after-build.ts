import { facts } from '../data/facts'
import { redirects } from '../data/redirects'
import { site } from '../data/site'
import type { Facts } from '../lib/canon/fact-texts'
import type { SiteInput } from '../lib/site/schema'
import { drawnAhead } from '../tooling/build/ahead'
import { writeOwnDrawings } from '../tooling/build/owner-drawings'
import { writeSiteIcons } from '../tooling/build/site-icons'
import { sitePages } from '../tooling/build/site-pages'
import { finishPages } from '../tooling/build/finish-pages'
import { writeCards } from '../tooling/cards/page-cards'
import { writeHostFiles } from '../tooling/export/host-files'
import { writeRedirects } from '../tooling/export/redirect-pages'
import { partsFolder } from '../lib/search/addresses'
import type { Step } from '../tooling/tasks/steps'
import { searchIndexStep } from './search-index'

export { feedsStep } from './feeds'

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

function drawForOwner(out: string, settings: SiteInput, texts: Facts): string {
  const note = writeOwnDrawings(out, settings, texts)
  // After the drawings, as the icons are drawn from one of them.
  writeSiteIcons(out, settings)
  return `${note}, icons`
}

/** The step that puts the owner's color and words into the drawings, and draws the icons; the fixture site has it with its own settings. */
export function drawingsStep(out: string, settings: SiteInput = site, texts: Facts = facts): Step {
  return {
    name: 'Drawings',
    run: () =>
      Promise.resolve({ passed: 1, failed: 0, output: '', note: drawForOwner(out, settings, texts) }),
  }
}

/** The step that draws for every page the card that networks show. */
const cardsStep = (out: string): Step => ({
  name: 'Cards',
  run: async () => {
    await drawnAhead()
    const note = await writeCards(process.cwd(), out, sitePages(process.cwd()), site)
    return { passed: 1, failed: 0, output: '', note }
  },
})

/** The step that leaves a page at each address that a page had once, and what hosts read beside the pages. */
const redirectsStep = (out: string): Step => ({
  name: 'Redirects',
  run: () =>
    Promise.resolve({
      passed: 1,
      failed: 0,
      output: '',
      note: `${writeRedirects(out, redirects, site.url)}, ${writeHostFiles(out, redirects)}`,
    }),
})

/**
 * What is made from the finished export, in this order. Each step is given the export's directory, writes into it, and says in
 * its `note` what it made.
 */
export const afterBuild: ((out: string) => Step)[] = [
  out => pagesStep(process.cwd(), out),
  out => drawingsStep(out),
  searchIndexStep,
  redirectsStep,
  cardsStep,
]
