// docs/decisions/install-check.md says what else was tried.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from './clear-error.mjs'

/** @param {string} root */
const markerOf = root => path.join(root, 'node_modules', '.agile-primer-lock')

/**
 * A hash of what node_modules is made from: the lock file and the patches.
 * @param {string} root
 * @returns {string}
 */
function hashOfLock(root) {
  const patches = path.join(root, 'patches')
  const patchFiles = existsSync(patches) ? readdirSync(patches).sort() : []
  const files = ['package-lock.json', ...patchFiles.map(file => path.join('patches', file))]
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * Whether node_modules matches the lock file and the patches.
 * @param {string} root
 * @returns {boolean}
 */
export function isInstalled(root) {
  const marker = markerOf(root)
  return existsSync(marker) && readFileSync(marker, 'utf8') === hashOfLock(root)
}

/**
 * Stores that hash in node_modules, at the end of the postinstall script.
 * @param {string} root
 */
export function markInstalled(root) {
  writeFileSync(markerOf(root), hashOfLock(root))
}

/**
 * Runs npm with its output shown. Uses npm's own file if npm started us, because `npm` isn't an executable on
 * Windows.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function runNpm(root, args) {
  const own = process.env.npm_execpath
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  return new Promise(resolve => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', () => resolve(127))
    child.once('close', code => resolve(code ?? 1))
  })
}

/**
 * Installs the packages unless they are current.
 * @param {string} root
 * @param {(root: string, args: string[]) => Promise<number>} npm
 * @returns {Promise<boolean>} whether it installed
 */
export async function installIfNeeded(root, npm = runNpm) {
  if (isInstalled(root)) return false
  // NODE_ENV=production would leave out dev dependencies, which the build needs.
  const code = await npm(root, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    throw new ClearError(
      'The packages could not be installed: fix what npm reports above (most often the network, or a package-lock.json that does not fit package.json, which `npm install` fixes), then run the command again.',
    )
  }
  // With ignore-scripts set, the patches still need to be applied; `npm run` ignores that setting.
  if (!isInstalled(root) && (await npm(root, ['run', 'postinstall'])) !== 0) {
    throw new ClearError(
      'The packages could not be patched: fix what patch-package reports above, then run the command again.',
    )
  }
  return true
}
