import { facts } from '../data/facts'
import { redirects } from '../data/redirects'
import { site } from '../data/site'
import type { Facts } from '../lib/example/fact-texts'
import type { SiteInput } from '../lib/site/schema'
import { drawnAhead } from '../tooling/build/ahead'
import { exportedId } from '../tooling/build/build-id'
import { finishPages } from '../tooling/build/finish-pages'
import { writeOwnDrawings } from '../tooling/build/owner-drawings'
import { writeSiteIcons } from '../tooling/build/site-icons'
import { sitePages } from '../tooling/build/site-pages'
import { writeCards } from '../tooling/cards/page-cards'
import { writeHostFiles } from '../tooling/check/export/host-files'
import { writeRedirects } from '../tooling/check/export/redirect-pages'
import { partsFolder } from '../lib/search/addresses'
import type { Step } from '../tooling/tasks/steps'
import { feedsStep } from './feeds'
import { searchIndexStep } from './search-index'

/** A step that says what it did, or throws. */
const stepOf = (name: string, work: () => string | Promise<string>): Step => ({
  name,
  run: async () => ({ passed: 1, failed: 0, output: '', note: await work() }),
})

/** The step that finishes the pages that Next.js has exported; the fixture site has it too. */
export const pagesStep = (root: string, out: string, settings: SiteInput = site): Step =>
  stepOf('Pages', () => {
    const buildId = exportedId(root)
    const data = { search: [`${partsFolder(buildId, settings.defaultLocale)}/titles.json`] }
    return finishPages(root, out, { buildId, settings, data })
  })

function drawForOwner(out: string, settings: SiteInput, texts: Facts): string {
  const note = writeOwnDrawings(out, settings, texts)
  // After the drawings, as the icons are drawn from one of them.
  writeSiteIcons(out, settings)
  return `${note}, icons`
}

/** The step that puts the owner's color and words into the drawings, and draws the icons; the fixture site has it with its own settings. */
export const drawingsStep = (out: string, settings: SiteInput = site, texts: Facts = facts): Step =>
  stepOf('Drawings', () => drawForOwner(out, settings, texts))

/** The step that draws for every page the card that networks show. */
const cardsStep = (root: string, out: string): Step =>
  stepOf('Cards', async () => {
    await drawnAhead()
    return writeCards(root, out, sitePages(root), site)
  })

/** The step that leaves a page at each address that a page had once, and what hosts read beside the pages. */
const redirectsStep = (out: string): Step =>
  stepOf('Redirects', () => `${writeRedirects(out, redirects, site.url)}, ${writeHostFiles(out, redirects)}`)

/** A build, as far as its steps have to know it. */
export interface BuildPlaces {
  root: string
  /** The folder of the export, which Next.js empties. */
  out: string
  /** Where what is made beside Next.js waits until it can be moved there. */
  ahead: string
  buildId: string
}

/** The steps of a build that are taken beside Next.js, and those that need what it has exported; lists of either run at once. */
interface BuildSteps {
  beside: Step[]
  after: Step[][]
}

const stepsForAll = ({ root, out }: BuildPlaces): BuildSteps => ({
  beside: [],
  after: [[feedsStep(out)], [pagesStep(root, out), drawingsStep(out), redirectsStep(out)]],
})

/** All that is done for an export beside what Next.js does, in this order. Each step says in its `note` what it made. */
export function buildSteps(places: BuildPlaces): BuildSteps {
  const { root, ahead, buildId } = places
  const { beside, after } = stepsForAll(places)
  return { beside: [...beside, searchIndexStep(ahead, buildId), cardsStep(root, ahead)], after }
}
