import { defineConfig } from '@playwright/test'

// Fixed, so that a test can be repeated against a server that is still running; not the one of `npm start`.
const port = 4173
const chromium = process.env.CHROMIUM_PATH
const isRoot = process.getuid?.() === 0

/** The tests of the exported site; `npm run build` first. `npm test` finds the browser and sets CHROMIUM_PATH. */
export default defineConfig({
  testDir: 'tests/site',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time has found something.
  retries: 0,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: '.cache/site-tests.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
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
      ],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
})
