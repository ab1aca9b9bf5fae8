/**
 * `npm run content`: the content checks. --only rule-name runs one rule (or several, separated by commas) and
 * those that would keep it from running; --file path shows one file's findings; --missing lists the pages
 * related links wait for. Exits with 1 if there is a problem.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { LoadModule } from '../tooling/check/content/load-module'
import { readSite } from '../tooling/check/content/read-site'
import { waitingPages, waitingText } from '../tooling/check/content/related-links'
import { openEngine } from '../tooling/dev/open-engine'
import type { Engine } from '../tooling/check/rules/content-engine'
import { reportOf, rulesFor, runRules, unknownRule, type Finding } from '../tooling/check/rules/run-rules'
import { unregisteredRules } from '../tooling/check/rules/unregistered-rules'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const usage = 'npm run content -- [--only rule-name,another] [--file pages/some.mdx] [--missing]'

/** Prints what is wrong with the arguments and exits. */
function refuse(what: string): never {
  console.error(`${what}\n${usage}`)
  process.exit(1)
}

function readArguments() {
  try {
    const options = {
      only: { type: 'string', multiple: true },
      file: { type: 'string' },
      missing: { type: 'boolean' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    return refuse((error as Error).message)
  }
}

/** The rules to run; exits if --only names an unknown one. */
function chosenRules({ allRules }: Engine) {
  const unknown = only.filter(name => !allRules.some(rule => rule.name === name))
  if (unknown.length > 0) refuse(unknown.map(name => unknownRule(allRules, name)).join('\n'))
  return only.length > 0 ? rulesFor(allRules, only) : allRules
}

const values = readArguments()
/** Rule names, from repeated options or separated by commas. */
const only = [...new Set((values.only ?? []).flatMap(names => names.split(',').map(name => name.trim())))]
const file = values.file && path.relative(root, path.resolve(values.file)).split(path.sep).join('/')
// A missing file would never have findings.
if (file && !existsSync(path.join(root, file))) refuse(`There is no file ${file}.`)

/** Runs the rules; returns the findings and the closing lines. */
async function check(
  engine: Engine,
  load: LoadModule,
): Promise<{ found: Finding[]; looked: string; waiting: string }> {
  const rules = chosenRules(engine)
  engine.drawMaps(root)
  const site = { ...readSite(root, engine.facts), ...(await engine.loadData(root, load)) }
  const found = [...unregisteredRules(root), ...runRules(site, rules)]
  const count = only.length || rules.length
  return {
    found,
    looked: `${site.pages.length} pages, ${count} ${count === 1 ? 'rule' : 'rules'}, `,
    waiting: waitingText(waitingPages(site), values.missing ?? false),
  }
}

const { engine, load, broken } = await openEngine(root, () => import('../tooling/check/rules/content-engine'))
const { found, looked, waiting } = engine
  ? await check(engine, load)
  : { found: [], looked: 'Nothing else could be checked: ', waiting: '' }
const findings = [...broken, ...found.filter(finding => !file || finding.file === file)]
if (findings.length > 0) console.log(`${reportOf(findings)}\n`)
console.log(`${looked}${findings.length} problems.`)
if (waiting) console.log(waiting)
process.exitCode = findings.length > 0 ? 1 : 0
