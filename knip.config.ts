import type { KnipConfig } from 'knip'

/** Entry points; `!` marks those of the run without tests (`knip --production`). */
const entry = [
  'pages/**/*.{mdx,tsx}!',
  // Given to pages as a whole by pages/_app.mdx.
  'components/authoring/blocks.ts!',
  // Read by the theme, or by the build through a path that it composes.
  'theme.config.tsx!',
  'tooling/build/build-parts.ts!',
  // Passed to webpack, or started as a thread, by path.
  'tooling/build/empty-page.ts!',
  'tooling/build/page-source.mjs!',
  'tooling/check/export/validate-html.mjs!',
  // Read as a file by tooling/new-page/page-template.ts.
  'tooling/new-page/templates/*.mdx!',
  // Found in their folder by tooling/check/all-rules.ts.
  'tooling/check/rules/*.ts!',
  // Bundled for the browser by tooling/build/bundle-scripts.ts.
  'browser/{first,page}.ts!',
  'browser/apps/*.tsx!',
  'browser/*-worker.ts!',
  'browser/worker-removal.ts!',
  // Bundled by tooling/dev/dev-server.ts, or started by it as a process.
  'browser/development.ts!',
  'tooling/dev/{checker,next}-child.ts!',
  // Put in the place of the original's by tooling/translations/lay-out.ts.
  'lib/search/languages/*.ts!',
  'translations/**/*.{mdx,ts}!',
  'data/charts/*/*.ts!',
  // Put in the place of data/words by a language's build.
  'translations/*/data/words/*.ts!',
  // Read by eslint.config.mjs.
  'tooling/check/bare-texts.mjs!',
  // Compiled, to compare them with data/words.
  'translations/words.check.ts!',
  // The running example's record, for authors; tests check all of it.
  'data/example/*.ts!',
  // Programs started by package.json or by each other.
  'scripts/*.{mjs,ts}!',
]

const testEntry = [
  'tests/{unit,ways}/**/*.test.ts',
  'tests/{dev,site,fixture-site}/**/*.spec.ts',
  // Steps of `npm test`.
  'tests/fixture-build/{build,warm-build}.ts',
  // Copied into the fixture site's project by tests/fixture-build/lay-out.ts.
  'tests/fixture/pages/**/*.mdx',
  'tests/fixture/translations/**/*.{mdx,ts}',
  'tests/fixture/settings.ts',
]

/** Run with and without tests, to find what only tests use; without, an export its own file uses is for a test. */
export default function config({ production: isProduction }: { production?: boolean }): KnipConfig {
  return {
    // The other run finds it in package.json.
    entry: [...entry, ...testEntry, ...(isProduction ? ['scripts/bench/run.ts!'] : [])],
    project: [
      '{pages,browser,components,data,lib,scripts,tooling,translations}/**/*.{ts,tsx,mjs,mdx}!',
      'tests/**/*.{ts,tsx,mjs,mdx}',
      '*.{ts,tsx,mjs}!',
    ],
    // A type may be exported along with the function that takes it.
    ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
    'dependency-cruiser': { config: 'dependency-cruiser.config.mjs' },
    ignoreDependencies: [
      // Started by a path that tooling/tasks/tools.ts composes.
      'cspell',
      'dependency-cruiser',
      // Read as a file by tooling/cards/draw-card.ts.
      '@fontsource/inter',
      // Started after each installation.
      ...(isProduction ? ['patch-package'] : []),
    ],
  }
}
