// `npm run serve`: serves out/ as it is, without looking whether it is current.
import path from 'node:path'
import { serveSite } from '../lib/serve/serve-site'
import { endClearly } from '../lib/tasks/clear-error.mjs'
import { parsePort } from '../lib/tasks/port.mjs'

await endClearly(() => serveSite({ directory: path.resolve('out'), port: parsePort(process.env.PORT) }))
