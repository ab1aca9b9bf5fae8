/**
 * `npm run content`: checks the content as the build does not.
 * --only rule-name runs one rule; --file path shows the findings of one file; --missing lists the pages that
 * related links wait for. Exits 1 where there is a problem.
 */
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { facts } from '../data/facts'
import { hubMaps } from '../data/hub-maps'
import { waitingPages, waitingText } from '../tooling/content/related-links'
import { drawMaps } from '../tooling/maps/draw-maps'
import { allRules } from '../tooling/rules/all-rules'
import { loadSite } from '../tooling/rules/load-site'
import { reportOf, runRules } from '../tooling/rules/run-rules'
import { unregisteredRules } from '../tooling/rules/unregistered-rules'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The rules to run; ends the program where --only names none. */
function chosenRules(only: string | undefined) {
  const rules = allRules.filter(rule => only === undefined || rule.name === only)
  if (rules.length > 0) return rules
  console.error(`There is no rule '${only}'. The rules are ${allRules.map(rule => rule.name).join(', ')}.`)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    file: { type: 'string' },
    missing: { type: 'boolean', default: false },
  },
})
const rules = chosenRules(values.only)
drawMaps(root, hubMaps, facts)
const site = await loadSite(root)
const file = values.file && path.relative(root, path.resolve(values.file)).split(path.sep).join('/')
const findings = [...unregisteredRules(root), ...runRules(site, rules)].filter(
  found => !file || found.file === file,
)
if (findings.length > 0) console.log(`${reportOf(findings)}\n`)
console.log(`${site.pages.length} pages, ${rules.length} rules, ${findings.length} problems.`)
const waiting = waitingText(waitingPages(site), values.missing)
if (waiting) console.log(waiting)
process.exitCode = findings.length > 0 ? 1 : 0
