import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteInput } from '../../lib/site/schema'
import { languageProgram } from '../../tooling/languages/places'
import { sources, type Build } from '../../tooling/tasks/build-stamp'

/** Below the project's root, so that package.json and the packages are found; git and the checks ignore it. */
const place = '.cache/fixture'

/** Pages that the fixture shares with the site; its other pages are in tests/fixture/pages. */
const sharedPages = ['_app.mdx', '_document.tsx', '404.mdx', '500.mdx', 'offline.mdx', 'search.mdx'].map(
  page => `pages/${page}`,
)

/** The fixture site's build: pages and settings of tests/fixture with the code of the real site. */
export const fixtureBuild: Build = {
  out: `${place}/out`,
  inputs: [...sources, ...sharedPages, languageProgram, 'tests/fixture', 'tests/fixture-build'],
}

/** The owner's name for the fixture site, set in the other way that README.md describes. */
export const fixtureEnvironment = { NEXT_PUBLIC_SITE_BRAND: 'Grove Notes' }

/** The real settings under the fixture's environment, which this process's other modules have read without it, and the fixture's own. */
export async function fixtureSettings(root: string): Promise<SiteInput> {
  const load = async (file: string) =>
    (await import(`${pathToFileURL(`${root}/${file}`).href}?fixture`)) as object
  return {
    ...((await load('data/site.ts')) as { site: SiteInput }).site,
    ...((await load('tests/fixture/settings.ts')) as { settings: Partial<SiteInput> }).settings,
  }
}

/**
 * Lays out the fixture site as a project with its own settings, and returns its folder. Copies, because the bundler
 * follows a link to its target, where `@data/site` is the real site's settings. What Next.js left there stays, which
 * makes the next build faster.
 */
export function layOutFixture(root: string, settings: object, where = place): string {
  const folder = path.join(root, where)
  const copy = (from: string, to = from) =>
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true, preserveTimestamps: true })
  for (const old of ['pages', ...sources]) rmSync(path.join(folder, old), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const source of sources) copy(source)
  copy('tests/fixture/pages', 'pages')
  copy('tests/fixture/public', 'public')
  rmSync(path.join(folder, 'translations'), { recursive: true, force: true })
  copy('tests/fixture/translations', 'translations')
  for (const page of [...sharedPages, languageProgram]) copy(page)
  writeFileSync(
    path.join(folder, 'data/site.ts'),
    `export const site = ${JSON.stringify(settings, null, 2)}\n`,
  )
  return folder
}
