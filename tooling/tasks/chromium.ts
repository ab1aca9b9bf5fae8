// Playwright's own `install --with-deps` is the last resort: not every network allows its download, and its
// browser is slower than Debian's.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from './clear-error.mjs'
import { run, runNode, type RunResult } from './run'
import { toolFile } from './tools'

export type BrowserOptions = {
  env?: Readonly<Record<string, string | undefined>>
  /** Runs programs; exit code 0 means it is installed. */
  start?: (command: string, args: string[]) => Promise<RunResult>
  /** Root on Debian, so that packages can be installed. */
  isDebianRoot?: boolean
}

type ChromiumOptions = BrowserOptions & {
  root: string
  /** Only full browsers, for measuring. */
  isForMeasuring?: boolean
}

/** Debian's headless Chromium: the tests take three fifths of the time. */
const withoutWindow = 'chromium-headless-shell'

const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const fix =
  'install Chromium or Google Chrome, or name its program in CHROMIUM_PATH, then run npm test again.'

/** A program's full path, which Playwright requires. */
function onPath(program: string, searchPath = ''): string {
  const found = program.includes(path.sep)
    ? undefined
    : searchPath.split(path.delimiter).find(folder => folder && existsSync(path.join(folder, program)))
  return found ? path.join(found, program) : program
}

/** The first of the system's browsers that really starts; some systems have a stub by that name. */
export async function findOnSystem(
  { env = process.env, start = run }: BrowserOptions,
  names: readonly string[],
  variable: string,
  version = '--version',
): Promise<string | undefined> {
  const named = env[variable]
  if (named) {
    if ((await start(named, [version])).code === 0) return onPath(named, env.PATH)
    throw new ClearError(`${variable} is "${named}", which does not start: correct it, or unset it.`)
  }
  for (const program of names) {
    if ((await start(program, [version])).code === 0) return onPath(program, env.PATH)
  }
  return undefined
}

/** Installs Debian packages, without questions. */
export async function installFromDebian(start: typeof run, ...names: string[]): Promise<void> {
  console.log(`${names.join(', ')}: installing from Debian …`)
  // Don't prompt.
  const aptGet = (...args: string[]) => start('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args])
  const updated = await aptGet('update')
  const installed =
    updated.code === 0 ? await aptGet('install', '-y', '--no-install-recommends', ...names) : updated
  if (installed.code !== 0) console.error(installed.output.trim())
}

/** Root on Debian or a derivative. */
export function onDebianAsRoot(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version')
}

/** The configured browser, Debian's headless, another of the system, or Playwright's (undefined: it knows where). */
export async function ensureChromium(options: ChromiumOptions): Promise<string | undefined> {
  const { root, start = run, isDebianRoot = onDebianAsRoot(), isForMeasuring = false } = options
  const best = isForMeasuring ? programs : [withoutWindow]
  const found = await findOnSystem(options, best, 'CHROMIUM_PATH')
  if (found) return found
  const wanted = best[0] ?? withoutWindow
  if (isDebianRoot) await installFromDebian((command, args) => start(command, args), wanted)
  const present = await findOnSystem(options, [...best, ...programs], 'CHROMIUM_PATH')
  if (present) return present
  console.log("Chromium: downloading the test tool's own …")
  const args = [toolFile(root, 'playwright'), 'install', 'chromium']
  const download = options.start
    ? await options.start(process.execPath, args)
    : await runNode(args, { cwd: root })
  if (download.code === 0) return undefined
  throw new ClearError(`No Chromium is on this machine and none could be installed: ${fix}`)
}
