import { installIfNeeded } from './install.mjs'
import { formatDuration } from './format-duration.mjs'

/**
 * Installs missing packages, says how long it took, and enables TypeScript imports.
 * @param {string} root
 */
export async function prepare(root) {
  const began = Date.now()
  console.log('Packages: checking …')
  const installed = await installIfNeeded(root)
  console.log(
    `Packages: ${installed ? 'installed' : 'already there'} (${formatDuration(Date.now() - began)})`,
  )
  const { register } = await import('tsx/esm/api')
  register()
}
