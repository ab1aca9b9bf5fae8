// Kept in the syntax of Node 12, like its callers: an old Node must be able to read it.

const oldestNode = [20, 9]

/**
 * Whether this version, '20.9.0', is one that the project runs on.
 * @param {string} version
 * @returns {boolean}
 */
export function isSupportedNode(version) {
  const parts = version.split('.').map(Number)
  return parts[0] > oldestNode[0] || (parts[0] === oldestNode[0] && parts[1] >= oldestNode[1])
}

/**
 * Says so on stderr, and sets the exit code, when Node.js is too old.
 * @param {string} command what the reader runs again afterwards
 * @returns {boolean} whether it refused
 */
export function refuseOldNode(command) {
  if (isSupportedNode(process.versions.node)) return false
  console.error(
    'Agile Primer needs Node.js ' +
      oldestNode.join('.') +
      ' or later and this is ' +
      process.versions.node +
      ': install the current LTS release from https://nodejs.org, then run ' +
      command +
      ' again.',
  )
  process.exitCode = 1
  return true
}
