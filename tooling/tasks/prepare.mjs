import { installIfNeeded } from './install.mjs'
import { sayTime } from './say-time.mjs'

/**
 * Installs what is missing, says how long it took, and lets Node.js read TypeScript from then on.
 * @param {string} root
 */
export async function prepare(root) {
  const began = Date.now()
  console.log('Packages: checking …')
  const installed = await installIfNeeded(root)
  console.log(`Packages: ${installed ? 'installed' : 'already there'} (${sayTime(Date.now() - began)})`)
  const { register } = await import('tsx/esm/api')
  register()
}
