// `npm start`: installs what is missing, builds what is stale, serves the site. In Node 12 syntax, so that an
// old Node gets as far as the message that refuses it: newer syntax and installed packages are imported after
// that check.
import { refuseOldNode } from '../tooling/tasks/node-version.mjs'

if (!refuseOldNode('npm start')) {
  import('./start-steps.mjs').then(steps => steps.start())
}
