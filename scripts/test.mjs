// `npm test`: installs what is missing, Chromium included, and runs every check.
// Written in the syntax of Node 12, for the reason that scripts/start.mjs gives.
import { refuseOldNode } from '../tooling/tasks/node-version.mjs'

if (!refuseOldNode('npm test')) {
  import('./test-steps.mjs').then(steps => steps.test())
}
