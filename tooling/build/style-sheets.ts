import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transform } from 'lightningcss'
import { parse } from 'parse5'
import { PurgeCSS } from 'purgecss'
import { filesUnder } from '../tasks/files-under'
import { classNameOf } from './class-names'
import { elementsOf } from '../check/export/elements'
import { foundIn, namesOf, statesIn } from './page-names'

/** A minified CSS module, and its class names in the pages. */
export function styleModule(file: string): { css: string; classes: Record<string, string> } {
  const { code, exports } = transform({
    filename: file,
    code: readFileSync(file),
    minify: true,
    cssModules: { pattern: classNameOf(file, '[local]') },
  })
  return {
    css: code.toString(),
    // Lightning CSS names them in any order; scripts, whose addresses are hashes, need one.
    classes: Object.fromEntries(
      Object.entries(exports ?? {})
        .map(([local, { name }]) => [local, name] as const)
        .sort(([a], [b]) => a.localeCompare(b, 'en')),
    ),
  }
}

function minified(file: string): string {
  return transform({ filename: file, code: readFileSync(file), minify: true }).code.toString()
}

/** The sheet without print rules. */
function forScreen(css: Uint8Array): string {
  const { code } = transform({
    filename: 'site.css',
    code: css,
    minify: true,
    visitor: {
      Rule: {
        page: () => [],
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  })
  return code.toString()
}

const pxPerEm = 16

/** Puts media queries in ems, so that readers with larger text get the layout of a narrower screen. */
function inEms<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(inEms) as Part
  if ('unit' in part && part.unit === 'px' && 'value' in part && typeof part.value === 'number')
    return { ...part, unit: 'em', value: part.value / pxPerEm }
  return Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, inEms(each as unknown)]),
  ) as Part
}

/** What a site's style sheet is made from. */
export interface StyleSources {
  root: string
  hasDarkMode: boolean
  /** Sheets of styles/ that not every site needs. */
  more?: readonly string[]
  /** HTML files of the site; without them, the theme's whole sheet is used. */
  pages?: readonly string[]
}

/** Names in the theme's selectors that the site replaces, including the focus ring. */
const replacedParts =
  /nextra-hamburger|nextra-nav-container|subheading-anchor|nextra-toc|focus-visible|backdrop$|nextra-button|contrast-150|^(?:pre|code|kbd|summary)$/
const otherParts = new RegExp(`^(?!.*(?:${replacedParts.source}))`)

/** The theme's dark mode is `html[class~=dark]`; the site's is in its tokens. */
const darkOfTheme = /^class$/

/** The theme's rules that pages, or what scripts add to them, use; without pages, all that the site doesn't replace. */
async function usedOfTheme(css: string, { root, hasDarkMode, pages }: StyleSources): Promise<string> {
  const scripted = ['browser/**/*.{ts,tsx}', 'components/**/*.tsx'].map(glob => path.join(root, glob))
  const [used] = await new PurgeCSS().purge({
    content: [...(pages ?? []), ...scripted],
    extractors: [
      {
        extensions: ['html'],
        extractor: html => foundIn(namesOf([...elementsOf(parse(html), true)]), hasDarkMode),
      },
    ],
    css: [{ raw: css }],
    // Tags and hooks of the theme in components and scripts.
    defaultExtractor: text => text.match(/(?<=<)[a-z][a-z0-9]*|nextra-[\w-]+/g) ?? [],
    dynamicAttributes: statesIn(css),
    blocklist: [replacedParts, darkOfTheme],
    safelist: pages ? [] : [otherParts],
    keyframes: Boolean(pages),
    variables: Boolean(pages),
  })
  return used?.css ?? ''
}

/** Those of styles/ that each page has, before the rules for print. */
const sheets = ['tokens', 'globals', 'theme', 'breadcrumb', 'page-end', 'sidebar', 'blocks', 'failed']

/** The site's style sheet, its rules for screens, and what a page has besides for its tool. */
export interface SiteStyles {
  whole: string
  screen: string
  /** All rules of the tools that classes in a page's HTML belong to, in any state; mostly none. */
  ofTools: (classes: readonly string[]) => string
}

/** Components of one page each, and what they share: their rules come with those pages alone, whole. */
const toolFolders = ['flow', 'forecast', 'metrics', 'retrospective', 'timer']
const sharedByTools = 'tools'
/** Components of one page each that need nothing of what the tools share: the hub's cards, team names, and the plan. */
const withoutShared = ['tools-hub', 'team-names', 'study-plan']

const folderOf = (root: string, file: string) =>
  path.relative(path.join(root, 'components'), file).split(path.sep)[0] ?? ''

/** Rules as readers get them. */
const finished = (css: string, hasDarkMode: boolean) =>
  transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: hasDarkMode ? [] : ['dark'],
    visitor: { MediaQuery: inEms },
  }).code

function rulesOfTools(files: readonly string[], { root, hasDarkMode }: StyleSources): SiteStyles['ofTools'] {
  const rulesOf = (folder: string) =>
    files
      .filter(file => folderOf(root, file) === folder)
      .map(file => styleModule(file).css)
      .join('')
  const partOf = (folder: string) => ({
    prefixes: files.filter(file => folderOf(root, file) === folder).map(file => classNameOf(file, '')),
    rules: finished(rulesOf(folder), hasDarkMode).toString(),
  })
  const shared = partOf(sharedByTools)
  const [tools, others] = [toolFolders.map(partOf), withoutShared.map(partOf)]
  return classes => {
    const isUsed = ({ prefixes }: { prefixes: readonly string[] }) =>
      prefixes.some(prefix => classes.some(name => name.startsWith(prefix)))
    const used = tools.filter(isUsed)
    return [...(used.length > 0 || isUsed(shared) ? [shared] : []), ...others.filter(isUsed), ...used]
      .map(({ rules }) => rules)
      .join('')
  }
}

/** Makes the site's style sheet from the theme's, those of styles/, and the components' modules. */
export async function siteStyles(sources: StyleSources): Promise<SiteStyles> {
  const { root, hasDarkMode } = sources
  const modules = filesUnder(root, 'components', '.module.css').map(file => path.join(root, file))
  const isOfTool = (file: string) =>
    [sharedByTools, ...withoutShared, ...toolFolders].includes(folderOf(root, file))
  const theme = minified(
    createRequire(path.join(root, 'package.json')).resolve('nextra-theme-docs/style.css'),
  )
  const parts = [
    await usedOfTheme(theme, sources),
    ...[...sheets, ...(sources.more ?? []), 'print'].map(name =>
      minified(path.join(root, `styles/${name}.css`)),
    ),
    ...modules.filter(file => !isOfTool(file)).map(file => styleModule(file).css),
  ]
  const code = finished(parts.join(''), hasDarkMode)
  return {
    whole: code.toString(),
    screen: forScreen(code),
    ofTools: rulesOfTools(modules.filter(isOfTool), sources),
  }
}
