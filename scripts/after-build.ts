import { readFileSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../data/facts'
import { redirects } from '../data/redirects'
import { site } from '../data/site'
import type { Facts } from '../lib/example/fact-texts'
import type { SiteInput } from '../lib/site/schema'
import { drawnAhead } from '../tooling/build/ahead'
import { exportedId } from '../tooling/build/build-id'
import { htmlOf, keptPages } from '../tooling/build/build-plan'
import { preparePages } from '../tooling/build/finish-pages'
import { writeOwnDrawings } from '../tooling/build/owner-drawings'
import { writeSiteIcons } from '../tooling/build/site-icons'
import { sitePages } from '../tooling/build/site-pages'
import { pageOfTree } from '../tooling/build/whole-tree'
import { writeCards } from '../tooling/cards/page-cards'
import { exportedPages } from '../tooling/check/export/exported-pages'
import { writeHostFiles } from '../tooling/check/export/host-files'
import { writeRedirects } from '../tooling/check/export/redirect-pages'
import { partsFolder } from '../lib/search/addresses'
import type { Step } from '../tooling/tasks/steps'
import { feedsStep, writeChangedTexts, writeFeeds } from './feeds'
import { searchIndexStep } from './search-index'

/** A step that says what it did, or throws. */
const stepOf = (name: string, work: () => string | Promise<string>): Step => ({
  name,
  run: async () => ({ passed: 1, failed: 0, output: '', note: await work() }),
})

const dataOf = (buildId: string) => ({
  search: [`${partsFolder(buildId, site.defaultLocale)}/titles.json`],
})

/** The step that makes whole what Next.js has exported; the fixture site has it too. */
export const pagesStep = (
  root: string,
  out: string,
  { darkMode: hasDarkMode }: { darkMode: boolean } = site,
): Step =>
  stepOf('Pages', async () => {
    const buildId = exportedId(root)
    const first = readFileSync(path.join(out, pageOfTree), 'utf8')
    const { finishPages, note } = await preparePages(root, { out, first, buildId }, { hasDarkMode, dataOf })
    const files = exportedPages(out).map(({ file }) => file)
    await finishPages(out, out, files)
    return `${files.length} pages, ${note}`
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
  /** Files of the pages that are made anew, undefined for all. */
  changed: readonly string[] | undefined
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

/** The pages that are not made anew are made whole beside Next.js from what was kept of them, as the build's name stands in each. */
function stepsForSome({ root, out, ahead, buildId }: BuildPlaces, changed: readonly string[]): BuildSteps {
  const kept = keptPages(root)
  const anew = changed.map(htmlOf)
  const prepare = () => {
    const first = readFileSync(path.join(kept, pageOfTree), 'utf8')
    return preparePages(root, { out: ahead, first, buildId }, { hasDarkMode: site.darkMode, dataOf })
  }
  let prepared: ReturnType<typeof prepare> | undefined
  return {
    beside: [
      stepOf('Pages of the last build', async () => {
        const { finishPages, note } = await (prepared ??= prepare())
        const others = exportedPages(kept).flatMap(({ file }) => (anew.includes(file) ? [] : [file]))
        await finishPages(kept, ahead, others)
        return `${others.length} pages, ${note}`
      }),
      stepOf('Feeds', () => writeFeeds(root, ahead, changed)),
    ],
    after: [
      [
        stepOf('Pages', async () => {
          const { finishPages } = await (prepared ??= prepare())
          await finishPages(kept, out, anew)
          return `${anew.length} pages, ${writeChangedTexts(root, out, changed)}`
        }),
        drawingsStep(out),
        redirectsStep(out),
      ],
    ],
  }
}

/** All that is done for an export beside what Next.js does, in this order. Each step says in its `note` what it made. */
export function buildSteps(places: BuildPlaces): BuildSteps {
  const { root, ahead, buildId, changed } = places
  const { beside, after } = changed ? stepsForSome(places, changed) : stepsForAll(places)
  return { beside: [...beside, searchIndexStep(ahead, buildId), cardsStep(root, ahead)], after }
}
