// Started by scripts/feeds.ts, with the folder of the export.
import { endClearly } from '../tooling/tasks/clear-error.mjs'
import { writeFeeds } from './feeds'

await endClearly(() => {
  console.log(writeFeeds(process.cwd(), process.argv[2] ?? 'out'))
})
