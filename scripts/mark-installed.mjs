// Ends `npm install`: stores in node_modules which lock file it matches, for `npm start` and `npm test`.
import { markInstalled } from '../tooling/tasks/install.mjs'

markInstalled(process.cwd())
