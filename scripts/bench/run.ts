// `npm run bench`: builds the project's pages with this project, Starlight and stock Nextra, serves all alike and prints
// what loading, searching and building costs in each. --taps, --kinds, --grow and --writing measure this project alone.
import os from 'node:os'
import { endClearly } from '../../tooling/tasks/clear-error.mjs'
import { compare } from './compare'
import { grow } from './grow'
import { measureKinds } from './kinds'
import { readOptions } from './options'
import { place } from './place'
import { measureTaps } from './taps'
import { measureWriting } from './writing'

await endClearly(async () => {
  const root = process.cwd()
  const options = readOptions(process.argv.slice(2))
  const before = os.loadavg()[0] ?? 0
  // What else the machine does, the measures feel: they are good where this is well below the number of cores.
  console.log(
    `Medians of ${options.runs} on ${os.cpus().length} cores, load ${before.toFixed(1)} at the start; in ${place}.\n`,
  )
  if (options.taps) console.log(await measureTaps(root, options))
  else if (options.kinds) console.log(await measureKinds(root, options))
  else if (options.writing) console.log(await measureWriting(root, options))
  else if (options.grow) console.log(await grow(root, options))
  else console.log(await compare(root, options))
  console.log(`\nLoad at the end: ${(os.loadavg()[0] ?? 0).toFixed(1)}.`)
})
