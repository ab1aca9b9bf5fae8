// `npm test`: installs what is missing, Chromium included, and runs every check. In Node 12 syntax, see
// scripts/start.mjs.
import { refuseOldNode } from '../tooling/tasks/node-version.mjs'

if (!refuseOldNode('npm test')) {
  import('./test-steps.mjs').then(steps => steps.test())
}
