import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../lib/example/fact-texts'
import { inOwnAccent, type AccentSettings } from '../figures/accent'
import { withFacts } from '../check/content/fact-expressions'
import { darkTwin } from '../../lib/site/dark-twin'
import type { SiteInput } from '../../lib/site/schema'
import { inDark, type DarkSettings } from '../figures/dark'
import { escaped } from '../feeds/xml-text'
import { filesUnder } from '../tasks/files-under'
import { remembered } from '../tasks/remembered'

/** Computed once for all drawings: there are hundreds. */
const inXml = remembered((facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, escaped(text)])),
)

function withOwnWords(svg: string, facts: Facts): string {
  const { text, problems } = withFacts(svg, inXml(facts))
  if (problems.length > 0) throw new Error(problems.join(' '))
  return text
}

/** A drawing in the owner's color, with {site.brand} and the like filled in. */
export const ownDrawing = (svg: string, settings: AccentSettings, facts: Facts): string =>
  inOwnAccent(withOwnWords(svg, facts), settings)

/** Its twin for dark pages. */
export const ownDarkDrawing = (svg: string, settings: DarkSettings, facts: Facts): string =>
  inDark(withOwnWords(svg, facts), settings)

/**
 * Recolors an export's drawings and fills in the owner's words. Those in public/ keep `accents`, for authors to look at.
 * With dark mode, each picture gets a dark twin.
 */
export function writeOwnDrawings(
  out: string,
  settings: DarkSettings & Pick<SiteInput, 'darkMode'>,
  facts: Facts,
): string {
  const drawings = filesUnder(out, '.', '.svg').map(file => path.join(out, file))
  for (const file of drawings) {
    const svg = readFileSync(file, 'utf8')
    const own = ownDrawing(svg, settings, facts)
    if (own !== svg) writeFileSync(file, own)
    if (settings.darkMode && path.relative(out, file).startsWith('images'))
      writeFileSync(darkTwin(file), ownDarkDrawing(svg, settings, facts))
  }
  return `${drawings.length} drawings`
}
