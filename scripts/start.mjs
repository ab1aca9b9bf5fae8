// `npm start`: installs what is missing, builds what is stale, serves the site.
// Written in the syntax of Node 12, so that an old Node reads as far as the sentence that refuses it:
// whatever is newer, and whatever needs an installed package, is imported after that check.
import { refuseOldNode } from '../tooling/tasks/node-version.mjs'

if (!refuseOldNode('npm start')) {
  import('./start-steps.mjs').then(steps => steps.start())
}
