import { findOnSystem, installFromDebian, onDebianAsRoot, type BrowserOptions } from './chromium'
import { ClearError } from './clear-error.mjs'
import { run } from './run'

const programs = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Firefox for the tests: the one that FIREFOX_PATH names, else the system's, else Debian's package. */
export async function ensureFirefox(options: Omit<BrowserOptions, 'root'> = {}): Promise<string> {
  const { start = run, isDebianRoot = onDebianAsRoot() } = options
  const find = () => findOnSystem(options, programs, 'FIREFOX_PATH')
  const found = await find()
  if (found) return found
  if (isDebianRoot) await installFromDebian((command, args) => start(command, args), 'firefox-esr')
  const installed = await find()
  if (installed) return installed
  throw new ClearError(
    'Firefox is not on this machine: install it from https://www.firefox.com or by your package manager, or set FIREFOX_PATH to its program, then run npm test again.',
  )
}
