// `npm run serve`: serves out/, or the folder that is named, as it is, without looking whether it is current.
import path from 'node:path'
import { serveSite } from '../lib/serve/serve-site'
import { endClearly } from '../lib/tasks/clear-error.mjs'
import { parsePort } from '../lib/tasks/port.mjs'

const directory = path.resolve(process.argv[2] ?? 'out')

await endClearly(() => serveSite({ directory, port: parsePort(process.env.PORT) }))
