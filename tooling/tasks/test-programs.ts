import { findOnSystem, installFromDebian, onDebianAsRoot, type BrowserOptions } from './chromium'
import { ClearError } from './clear-error.mjs'
import { run } from './run'

/** A program that tests need besides Chromium. */
interface TestProgram {
  name: string
  /** Its names on a system, the best first. */
  programs: readonly string[]
  /** Prints its version. */
  version: string
  /** The environment variable that names another one. */
  variable: string
  debianPackage: string
  from: string
}

const firefox: TestProgram = {
  name: 'Firefox',
  programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  version: '--version',
  variable: 'FIREFOX_PATH',
  debianPackage: 'firefox-esr',
  from: 'https://www.firefox.com',
}

const nginx: TestProgram = {
  name: 'nginx',
  programs: ['nginx', '/usr/sbin/nginx'],
  version: '-v',
  variable: 'NGINX_PATH',
  debianPackage: 'nginx-light',
  from: 'https://nginx.org',
}

const caddy: TestProgram = {
  name: 'Caddy',
  programs: ['caddy'],
  version: 'version',
  variable: 'CADDY_PATH',
  debianPackage: 'caddy',
  from: 'https://caddyserver.com',
}

const apache: TestProgram = {
  name: 'Apache',
  programs: ['apache2', '/usr/sbin/apache2', 'httpd'],
  version: '-v',
  variable: 'APACHE_PATH',
  debianPackage: 'apache2',
  from: 'https://httpd.apache.org',
}

/** The program that its variable names, else the system's. */
const find = ({ programs, variable, version }: TestProgram, options: Omit<BrowserOptions, 'root'>) =>
  findOnSystem(options, programs, variable, version)

/** The program that its variable names, else the system's, else Debian's package. */
async function ensure(program: TestProgram, options: Omit<BrowserOptions, 'root'> = {}): Promise<string> {
  const { name, variable, debianPackage, from } = program
  const { start = run, isDebianRoot = onDebianAsRoot() } = options
  const found = await find(program, options)
  if (found) return found
  if (isDebianRoot) await installFromDebian((command, args) => start(command, args), debianPackage)
  const installed = await find(program, options)
  if (installed) return installed
  throw new ClearError(
    `${name} is not on this machine: install it from ${from} or by your package manager, or set ${variable} to its program, then run npm test again.`,
  )
}

/** Firefox for the tests; installs Debian's package if it can. */
export const ensureFirefox = (options?: Omit<BrowserOptions, 'root'>): Promise<string> =>
  ensure(firefox, options)

/** nginx for the tests of its configuration and of the site behind it, likewise. */
export const ensureNginx = (options?: Omit<BrowserOptions, 'root'>): Promise<string> => ensure(nginx, options)

/** Caddy for the tests of its configuration, likewise. */
export const ensureCaddy = (options?: Omit<BrowserOptions, 'root'>): Promise<string> => ensure(caddy, options)

/** Apache for the tests of its configuration, likewise. */
export const ensureApache = (options?: Omit<BrowserOptions, 'root'>): Promise<string> =>
  ensure(apache, options)
