// `node --import tsx scripts/check-budget.ts`: compares the pages of out/ with the byte budgets.
import path from 'node:path'
import { site } from '../data/site'
import { checkBudget } from '../tooling/check/export/budget'

const directory = path.resolve('out')
const { text, isKept } = checkBudget(
  directory,
  [site.newsletter.script].filter(Boolean),
  Boolean(site.darkMode),
)
console.log(text)
process.exitCode = isKept ? 0 : 1
