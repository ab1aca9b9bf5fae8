// `engine-strict` applies to `npm install` only (docs/decisions/install-check.md). In Node 12 syntax, like
// its callers, so that an old Node can parse it.

/**
 * Minimum versions; the test tools need more than the site.
 * @type {Record<'npm start' | 'npm test', [number, number]>}
 */
const oldest = { 'npm start': [20, 9], 'npm test': [20, 19] }

/**
 * Whether a command runs on this version, '20.9.0'.
 * @param {'npm start' | 'npm test'} command
 * @param {string} version
 * @returns {boolean}
 */
export function isSupportedNode(command, version) {
  const parts = /** @type {[number, number]} */ (version.split('.').map(Number))
  const [major, minor] = oldest[command]
  return parts[0] > major || (parts[0] === major && parts[1] >= minor)
}

/**
 * If Node.js is too old, says so on stderr and sets the exit code.
 * @param {'npm start' | 'npm test'} command the command, for the message
 * @returns {boolean} whether it refused
 */
export function refuseOldNode(command) {
  if (isSupportedNode(command, process.versions.node)) return false
  console.error(
    command +
      ' needs Node.js ' +
      oldest[command].join('.') +
      ' or later and this is ' +
      process.versions.node +
      ': install the current LTS release from https://nodejs.org, then run ' +
      command +
      ' again.',
  )
  process.exitCode = 1
  return true
}
