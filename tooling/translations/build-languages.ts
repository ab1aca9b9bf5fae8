import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { translatedLanguages } from '../../lib/site/languages'
import type { SiteInput } from '../../lib/site/schema'
import { buildIdOf } from '../build/build-id'
import { hashOfInputs, sources, type Build } from '../tasks/build-stamp'
import { hashOf } from '../tasks/cache-key'
import { ClearError } from '../tasks/clear-error.mjs'
import { filesUnder } from '../tasks/files-under'
import { formatDuration } from '../tasks/format-duration.mjs'
import { runNode } from '../tasks/run'
import { layOutLanguage } from './lay-out'
import { isOutdated, translatedPages } from '../languages/originals'
import { languageProgram, projectOf, technicalFiles } from '../languages/places'

/** What a language's export is made from: not the original's texts. */
const inputsOf = (root: string, locale: string): Build => ({
  out: path.join(projectOf(locale), 'out'),
  inputs: [
    languageProgram,
    ...sources,
    'translations',
    ...technicalFiles(root),
    ...filesUnder(root, 'pages', '_meta.json'),
  ],
})

/** Files of an export that say something about the whole site and are only at its root. */
const onlyAtRoot = new Set(['.language-stamp', 'robots.txt', 'sw.js'])

/** Puts a language's export into the site's: what is named by its content to the rest of that, all else into a folder. */
function merge(from: string, out: string, locale: string): void {
  for (const file of filesUnder(from, '.')) {
    if (onlyAtRoot.has(file)) continue
    const isOfAll = file.startsWith('_next/') || file === `search-${locale}.json`
    const to = isOfAll ? file : file === 'index.html' ? `${locale}.html` : `${locale}/${file}`
    cpSync(path.join(from, file), path.join(out, to))
  }
}

/** A site whose languages are to be built. */
interface Languages {
  /** The folder with the installed packages. */
  packages: string
  /** The site's project. */
  root: string
  /** Its export. */
  out: string
  site: SiteInput
  /** What all of it is made from, where git can't say that of each language. */
  hash?: string
}

/** Makes a language's export, unless it is current. */
async function makeLanguage({ packages, root, ...rest }: Languages, locale: string): Promise<string> {
  const build = inputsOf(root, locale)
  const out = path.join(root, build.out)
  const stamp = path.join(out, '.language-stamp')
  const hash = hashOf(
    rest.hash ?? hashOfInputs(root, process.env, build),
    JSON.stringify(translatedPages(root, locale).filter(isOutdated)),
  )
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return out
  rmSync(stamp, { force: true })
  const project = await layOutLanguage(root, locale)
  const { code } = await runNode(['--import', 'tsx', languageProgram, packages, buildIdOf(hash)], {
    cwd: project,
    env: { EXAMPLES_WARNED: '1' },
    show: true,
  })
  if (code !== 0) throw new ClearError(`The language ${locale} failed: its output above says where.`)
  writeFileSync(stamp, hash)
  return out
}

/** Builds each translation of a site, two at a time, and puts it into the site's export. Returns a note on them. */
export async function buildLanguages(languages: Languages): Promise<string> {
  const { out, site } = languages
  const notes: string[] = []
  const waiting = translatedLanguages(site)
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const began = performance.now()
      merge(await makeLanguage(languages, next.locale), out, next.locale)
      notes.push(`${next.locale} in ${formatDuration(performance.now() - began)}`)
    }
  }
  // More would need more memory than they save time.
  await Promise.all([work(), work()])
  return notes.join(', ') || 'none but the first'
}
