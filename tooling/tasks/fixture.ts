import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sources, type Build } from './build-stamp'

/** Below the project's root, so that package.json and the packages are found as ever; git and the checks look past it. */
const place = '.cache/fixture'

/** What the site's own pages give to the fixture; the rest of its pages are tests/fixture/pages. */
const sharedPages = ['_app.mdx', '_document.tsx', '404.mdx', '500.mdx'].map(page => `pages/${page}`)

/** Read by the hash alone: the build takes them from the project's root, or they are already in node_modules. */
const notCopied = ['patches', 'package-lock.json']

/** The build of the fixture site: the pages and settings of tests/fixture with the code of the real site. */
export const fixtureBuild: Build = {
  out: `${place}/out`,
  inputs: [
    ...sources,
    ...sharedPages,
    'tests/fixture',
    'tooling/tasks/fixture.ts',
    'scripts/build-fixture.ts',
  ],
}

/** The owner's name for the fixture site, set in the other way that README.md names. */
export const fixtureEnvironment = { NEXT_PUBLIC_SITE_BRAND: 'Grove Notes' }

/** data/site.ts of the fixture: the real one, with what tests/fixture/settings.ts says otherwise. */
const siteModule = `import { settings } from './fixture-settings'
import { site as realSite } from './real-site'

export const site = { ...realSite, ...settings }
`

/**
 * Lays the fixture site out as a project of its own, and returns its folder. Copies, not links: the bundler follows a
 * link to its target, where `@data/site` would again be the real site's settings. What Next.js keeps there from the
 * last build stays, which makes the next one faster.
 */
export function layOutFixture(root: string): string {
  const folder = path.join(root, place)
  const copy = (from: string, to = from) => {
    cpSync(path.join(root, from), path.join(folder, to), { recursive: true, preserveTimestamps: true })
  }
  const copied = sources.filter(source => !notCopied.includes(source))
  for (const old of ['pages', ...copied]) rmSync(path.join(folder, old), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const source of copied) copy(source)
  copy('tests/fixture/pages', 'pages')
  copy('tests/fixture/public', 'public')
  for (const page of sharedPages) copy(page)
  copy('data/site.ts', 'data/real-site.ts')
  copy('tests/fixture/settings.ts', 'data/fixture-settings.ts')
  writeFileSync(path.join(folder, 'data/site.ts'), siteModule)
  return folder
}

/**
 * Puts settings as they came out in the place of the module that reads them from the real ones, so that nothing that the
 * real owner wrote is in the fixture's code.
 */
export function settleSettings(folder: string, settings: object): void {
  writeFileSync(
    path.join(folder, 'data/site.ts'),
    `export const site = ${JSON.stringify(settings, null, 2)}\n`,
  )
  for (const source of ['real-site', 'fixture-settings']) rmSync(path.join(folder, `data/${source}.ts`))
}
