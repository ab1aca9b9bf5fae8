// The last part of `npm install`: says in node_modules which lock file it holds, for `npm start` and `npm test`.
import { markInstalled } from '../tooling/tasks/install.mjs'

markInstalled(process.cwd())
