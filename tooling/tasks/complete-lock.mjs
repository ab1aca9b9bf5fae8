/**
 * @typedef {{ version?: string, dev?: boolean, cpu?: string[], os?: string[], optional?: boolean,
 *   optionalDependencies?: Record<string, string> }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * Whether a package finds another one, as Node.js looks for it: beside itself and in each folder above.
 * @param {Lock} lock
 * @param {string} from 'node_modules/next'
 * @param {string} name
 */
function finds(lock, from, name) {
  const places = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'))
  return ['', ...places.map(place => `${place}/`)].some(
    place => `${place}node_modules/${name}` in lock.packages,
  )
}

/**
 * The entry of a package for one system, read off its name: 'swc-darwin-arm64'.
 * @param {string} name
 * @param {string} version
 * @param {boolean} dev
 * @returns {LockedPackage | undefined}
 */
function platformEntry(name, version, dev) {
  const words = name.split(/[/-]/)
  const os = systems.find(system => words.includes(system))
  const cpu = processors.find(processor => words.includes(processor))
  if (!os || !cpu || !/^\d/.test(version)) return undefined
  return { version, cpu: [cpu], ...(dev ? { dev } : {}), optional: true, os: [os] }
}

/**
 * Adds what `npm install` leaves out of a lock file when the registry does not serve the packages of other
 * systems, and what `npm ci` then misses: an entry for each. It has no checksum; a machine of that system
 * installs the version that is named.
 * @param {Lock} lock changed in place
 * @returns {string[]} the names added
 */
export function completeLock(lock) {
  const added = []
  for (const [from, { optionalDependencies = {}, dev = false }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const entry = finds(lock, from, name) ? undefined : platformEntry(name, version, dev)
      if (!entry) continue
      lock.packages[`node_modules/${name}`] = entry
      added.push(name)
    }
  }
  // npm's own order, so that its next change of the file is a small one.
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  return added
}
