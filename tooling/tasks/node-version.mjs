// Tried: `engine-strict` with `engines`. npm asks it for `npm install` alone; `npm start` runs on any version.
// Kept in the syntax of Node 12, like its callers: an old Node must be able to read it.

/** What `npm start` needs, as package.json says, and `npm test`: its tools ask for more than the site. */
const oldest = { 'npm start': [20, 9], 'npm test': [20, 19] }

/**
 * Whether a command runs on this version, '20.9.0'.
 * @param {'npm start' | 'npm test'} command
 * @param {string} version
 * @returns {boolean}
 */
export function isSupportedNode(command, version) {
  const parts = version.split('.').map(Number)
  const [major, minor] = oldest[command]
  return parts[0] > major || (parts[0] === major && parts[1] >= minor)
}

/**
 * Says so on stderr, and sets the exit code, when Node.js is too old.
 * @param {'npm start' | 'npm test'} command what was run, and is run again afterwards
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
