import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { newerVersions, patchedPackages } from '../tooling/tasks/patched-packages'
import { singleOutcome, unitTestOutcome } from '../tooling/tasks/outcomes'
import { runNode } from '../tooling/tasks/run'
import type { Step } from '../tooling/tasks/steps'
import { toolFile } from '../tooling/tasks/tools'

/** ESLint's cache is per file; effects of changed types on other files show up in a fresh clone, such as CI's. */
const cached = (tool: string) => ['--cache', '--cache-location', `.cache/${tool}`]

/** A step that runs one program and counts as one check. */
export function singleStep(root: string, name: string, args: string[], { showOutput = false } = {}): Step {
  return {
    name,
    run: async () => ({ ...singleOutcome(await runNode(args, { cwd: root })), showOutput }),
  }
}

/** A step that runs tests of node:test and counts each. */
export function nodeTests(root: string, name: string, program: string[]): Step {
  const report = path.join(root, '.cache', `${name.toLowerCase().replace(' ', '-')}.tap`)
  return {
    name,
    async run() {
      mkdirSync(path.dirname(report), { recursive: true })
      rmSync(report, { force: true })
      const reporters = [
        ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
        ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ]
      const result = await runNode(['--import', 'tsx', ...reporters, ...program], { cwd: root })
      return unitTestOutcome(existsSync(report) ? readFileSync(report, 'utf8') : '', result)
    },
  }
}

/** Finds circular imports, starting in its working directory. */
export const importCycleArgs = (root: string): string[] => [
  toolFile(root, 'dependency-cruiser'),
  ...['--config', 'dependency-cruiser.config.mjs'],
  ...['browser', 'components', 'data', 'lib', 'scripts', 'tooling'],
]

/** Reports newer versions of patched packages; never fails, since it needs a network. */
const patchedVersions = (root: string): Step => ({
  name: 'Patched packages',
  run: async () => ({
    passed: 1,
    failed: 0,
    output: '',
    note: await newerVersions(patchedPackages(root)),
  }),
})

/** All checks that need no build, slowest first, so that two at a time end together. */
export function checkSteps(root: string): Step[] {
  const step = (name: string, args: string[]) => singleStep(root, name, args)
  return [
    step('Lint', [toolFile(root, 'eslint'), ...cached('eslint'), '--max-warnings', '0', '.']),
    step('Types', [toolFile(root, 'tsc'), '--noEmit']),
    nodeTests(root, 'Unit tests', ['scripts/unit-tests.ts']),
    step('Content', ['--import', 'tsx', 'scripts/check-content.ts']),
    step('Spelling', [toolFile(root, 'cspell'), 'lint', '--no-progress', ...cached('cspell'), '.']),
    step('Formatting', [toolFile(root, 'prettier'), '--check', ...cached('prettier'), '.']),
    step('Import cycles', importCycleArgs(root)),
    step('Unused code', [toolFile(root, 'knip'), '--no-progress']),
    step('Used only by tests', [toolFile(root, 'knip'), '--no-progress', '--production']),
    patchedVersions(root),
  ]
}
