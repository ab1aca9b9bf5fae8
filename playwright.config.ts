import { defineConfig } from '@playwright/test'
import { existsSync } from 'node:fs'
import { settings } from './tests/fixture/settings'

const address = (port: number) => `http://localhost:${port}`

/** A server for a finished export; `env` has settings of its own, which the policy that it sends names. */
const server = (directory: string, port: number, env: Record<string, string> = {}) => ({
  command: `node --import tsx scripts/serve.ts ${directory}`,
  url: address(port),
  env: { PORT: String(port), ...env },
  reuseExistingServer: false,
})

// Fixed, so that a test can reuse a running server; not the port of `npm start`.
const port = 4173
const fixturePort = 4174
export const devPort = 4175
const fixture = '.cache/fixture/out'
// `npm test` always builds it; a single test of the site doesn't need it.
const hasFixture = existsSync(`${fixture}/index.html`)
const chromium = process.env.CHROMIUM_PATH
const isRoot = process.getuid?.() === 0

/**
 * Tests of the exported site, and of the fixture site, which uses what the real pages don't. Run `npm run build` and
 * `node --import tsx tests/fixture-build/build.ts` first. `npm test` finds the browser and sets CHROMIUM_PATH.
 */
export default defineConfig({
  projects: [
    { name: 'site', testDir: 'tests/site', use: { baseURL: address(port) } },
    ...(hasFixture
      ? [{ name: 'fixture', testDir: 'tests/fixture-site', use: { baseURL: address(fixturePort) } }]
      : []),
    // Starts `npm run dev` itself, in a copy of the project.
    {
      name: 'dev',
      testDir: 'tests/dev',
      use: { baseURL: address(devPort) },
      expect: { timeout: 30_000 },
    },
  ],
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/site/stored-screens/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For a machine that is slow or busy: how long a page takes is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A flaky test fails: it may have found a bug.
  retries: 0,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.cache/site-tests.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Requests of a page that has one can't be routed; tests/site/offline*.spec.ts allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        // Chromium's sandbox refuses to start for root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // One process for a browser's pages, tested one after another: starting one for each page takes a fifth of the time.
        '--renderer-process-limit=1',
        '--disable-features=SpareRendererForSitePerProcess',
      ],
    },
  },
  webServer: [
    { ...server('out', port), command: 'node --import tsx tests/hosts/serve-export.ts' },
    ...(hasFixture
      ? [server(fixture, fixturePort, { NEXT_PUBLIC_NEWSLETTER_SCRIPT: settings.newsletter?.script ?? '' })]
      : []),
  ],
})
