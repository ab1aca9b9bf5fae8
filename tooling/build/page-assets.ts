import { partsFolder } from '../../lib/search/index-format'
import { siteDirection } from '../../lib/site/direction'
import type { SiteInput } from '../../lib/site/schema'
import { withPrefixes, type LanguageAddresses } from '../languages/addresses'
import { bundleScripts, hashedAddress, type ScriptSettings } from './bundle-scripts'
import { firstPaint } from './first-paint'
import type { PageAssets } from './finish-page'
import type { PageNames } from './page-names'
import { siteStyles } from './style-sheets'

/** What a site's assets are made from, besides its sources. */
export interface SiteOptions {
  buildId: string
  settings: ScriptSettings & Pick<SiteInput, 'defaultLocale'>
  /** The sidebar's tree with every folder filled. */
  tree: string
  /** HTML files of the site; without them the whole of the theme's style sheet is taken. */
  pages?: readonly string[]
  /** For a translation: which addresses its language has. */
  language?: LanguageAddresses
}

/** Makes what all pages share: scripts, style sheet, tree. `files` holds each text by its address; pages may add some. */
export async function makeAssets(
  root: string,
  { buildId, settings, tree, pages, language }: SiteOptions,
): Promise<{ assets: PageAssets; files: Map<string, string>; packages: readonly string[] }> {
  const [styles, scripts] = await Promise.all([
    siteStyles({
      root,
      hasDarkMode: Boolean(settings.darkMode),
      more: [...(language ? ['translation'] : []), ...(siteDirection(settings) === 'rtl' ? ['rtl'] : [])],
      ...(pages ? { pages } : {}),
    }),
    // The search fetches the titles first.
    bundleScripts(root, settings, {
      search: [`${partsFolder(buildId, settings.defaultLocale)}/titles.json`],
    }),
  ])
  const files = new Map(scripts.files)
  const keep = (name: string, text: string) => {
    const address = hashedAddress(name, text)
    files.set(address, text)
    return address
  }
  const choose = firstPaint(styles.screen, Boolean(settings.darkMode))
  const assets = {
    buildId,
    tree: keep('tree.txt', language ? withPrefixes(tree, language) : tree),
    sheet: keep('site.css', styles.whole),
    script: scripts.page,
    first: scripts.first,
    apps: scripts.apps,
    firstPaint: async (names: PageNames) => {
      const ofTools = styles.ofTools(names.classes)
      const variables = [...names.variables, ...(ofTools.match(/(?<=var\()--[\w-]+/g) ?? [])]
      return { rules: await choose({ ...names, variables }), ofTools }
    },
    keep,
    ...(language ? { language } : {}),
  }
  return { assets, files, packages: scripts.packages }
}
