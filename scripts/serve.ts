// `npm run serve`: serves out/, or another folder, without checking whether it is current.
import path from 'node:path'
import { site } from '../data/site'
import { serveSite } from '../tooling/serve/serve-site'
import { runMain } from '../tooling/tasks/clear-error.mjs'
import { parsePort } from '../tooling/tasks/port.mjs'

const directory = path.resolve(process.argv[2] ?? 'out')

await runMain(() =>
  serveSite({ directory, port: parsePort(process.env.PORT), name: site.brand, hosts: site }),
)
