// `npm run rename -- /old /new`: moves a page with its links, and adds a redirect.
import { existsSync } from 'node:fs'
import { facts } from '../data/facts'
import { redirects } from '../data/redirects'
import { readPageList } from '../tooling/check/content/read-pages'
import { assertFolder } from '../tooling/new-page/addresses'
import { formatPlan, writePlan } from '../tooling/new-page/write-plan'
import { planRename } from '../tooling/rename-page/rename-plan'
import { assertRename, renameHelp } from '../tooling/rename-page/rename-request'
import { ClearError, runMain } from '../tooling/tasks/clear-error.mjs'

await runMain(async () => {
  const root = process.cwd()
  if (!existsSync('pages'))
    throw new ClearError('There is no pages/ here: run the command in the project root.')
  if (process.argv.includes('--help')) {
    console.log(renameHelp)
    return
  }
  const pages = readPageList(root, facts)
  const { from, to } = assertRename(process.argv.slice(2), pages)
  assertFolder(root, to, pages)
  const plan = await formatPlan(root, planRename(root, from, to, redirects))
  writePlan(root, plan)
  for (const { file, text, before } of plan)
    console.log(`${text === undefined ? 'Deleted' : before === undefined ? 'Made   ' : 'Changed'} ${file}`)
  console.log(`\n${from} is now ${to}, and the old address leads to it. Check it: npm run content`)
})
