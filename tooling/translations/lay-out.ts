import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteInput } from '../../lib/site/schema'
import { sources } from '../tasks/build-stamp'
import { filesUnder } from '../tasks/files-under'
import { isOutdated, translatedPages } from '../languages/originals'
import { languageProgram, outdatedList, projectOf, technicalFiles } from '../languages/places'
import { overlayOf } from '../tasks/translation-files'

type Entries = Readonly<Record<string, unknown>>

const isHidden = (value: unknown) => typeof value === 'object' && value !== null && 'display' in value
const leadsOut = (value: unknown) => typeof value === 'object' && value !== null && 'href' in value

/**
 * A folder's menu in a language: its own entries or the original's, and what the original hides (the search isn't in a
 * menu), each only if the language has it, or it leads out of the folder.
 */
function entriesFor(folder: string, original: Entries, own: Entries | undefined): Entries {
  const isThere = (name: string) =>
    ['', '.mdx', '.tsx'].some(end => existsSync(path.join(folder, name + end)))
  const hidden = Object.entries(original).filter(([name, value]) => isHidden(value) && !(name in (own ?? {})))
  const all = own ? [...Object.entries(own), ...hidden] : Object.entries(original)
  return Object.fromEntries(all.filter(([name, value]) => name === '*' || isThere(name) || leadsOut(value)))
}

function writeMenus(root: string, project: string): void {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Entries
  for (const file of filesUnder(root, 'pages', '_meta.json')) {
    const folder = path.join(project, path.dirname(file))
    if (!existsSync(folder)) continue
    const own = path.join(project, file)
    const entries = entriesFor(folder, read(path.join(root, file)), existsSync(own) ? read(own) : undefined)
    writeFileSync(own, `${JSON.stringify(entries, null, 2)}\n`)
  }
}

/** What `translations/<locale>/settings.ts` says otherwise than data/site.ts, whose texts are those of the language's words. */
async function ownSettings(root: string, locale: string): Promise<Partial<SiteInput>> {
  const file = path.join(root, overlayOf(locale), 'settings.ts')
  if (!existsSync(file)) return {}
  return ((await import(pathToFileURL(file).href)) as { settings: Partial<SiteInput> }).settings
}

/** The language's data/site.ts. The article that the owner chose may not be translated. */
const settingsText = (locale: string, own: Partial<SiteInput>) =>
  `import { site as original } from './original-site'

export const site = { ...original, latestArticle: undefined, ...${JSON.stringify(own)}, defaultLocale: '${locale}' }
`

/**
 * Lays out a language as a project of its own: the site's code and data with those of the translation over them, and
 * the translated pages. Copies, because the bundler follows a link to its target, where `@data/site` is the site's own.
 * What an earlier build left in `.next` and `.cache` stays and makes the next one faster.
 */
export async function layOutLanguage(root: string, locale: string): Promise<string> {
  const project = path.join(root, projectOf(locale))
  const copy = (from: string, to: string) =>
    cpSync(path.join(root, from), path.join(project, to), { recursive: true, preserveTimestamps: true })
  for (const old of ['pages', 'scripts', 'translations', ...sources])
    rmSync(path.join(project, old), { recursive: true, force: true })
  mkdirSync(project, { recursive: true })
  for (const source of [...sources, 'translations', languageProgram, ...technicalFiles(root)])
    copy(source, source)
  for (const folder of ['data', 'pages', 'public'])
    if (existsSync(path.join(root, overlayOf(locale), folder))) copy(`${overlayOf(locale)}/${folder}`, folder)
  if (existsSync(path.join(project, `lib/search/languages/${locale}.ts`)))
    writeFileSync(path.join(project, 'lib/search/language.ts'), `export * from './languages/${locale}'\n`)
  writeMenus(root, project)
  const outdated = translatedPages(root, locale).filter(isOutdated)
  writeFileSync(path.join(project, outdatedList), JSON.stringify(outdated.map(({ file }) => file)))
  renameSync(path.join(project, 'data/site.ts'), path.join(project, 'data/original-site.ts'))
  writeFileSync(path.join(project, 'data/site.ts'), settingsText(locale, await ownSettings(root, locale)))
  return project
}
