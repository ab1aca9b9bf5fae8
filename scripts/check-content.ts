/** `npm run content`: checks the content and its spelling. Exits with 1 if there is a problem. */
import { readSources } from '../tooling/check/content/code-texts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { moduleProblem } from '../tooling/check/content/module-problem'
import { readSite } from '../tooling/check/content/read-site'
import { spellingFindings } from '../tooling/check/content/spelling'
import { isAboutFile } from '../tooling/check/page-findings'
import { isBroken, reportOf, rulesFor, runRules, unknownRule, type Finding } from '../tooling/check/run-rules'

const root = path.resolve(import.meta.dirname, '..')

const usage = `npm run content -- [--only rule-name,another] [--file pages/some.mdx]
  --only     runs these rules; 'spelling' is one of them
  --file     shows what concerns one file; for a page also its entries in data/`

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
      help: { type: 'boolean', short: 'h' },
    } as const
    return parseArgs({ options }).values
  } catch (error) {
    return refuse((error as Error).message)
  }
}

const values = readArguments()
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const only = [...new Set((values.only ?? []).flatMap(names => names.split(',').map(name => name.trim())))]
const file = values.file && path.relative(root, path.resolve(values.file)).split(path.sep).join('/')
if (file && !existsSync(path.join(root, file))) refuse(`There is no file ${file}.`)

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What to say before the number of problems if only syntax errors are shown. */
const nothingElse = 'Nothing else could be checked: '

/** What was found, and what to say before the number of problems. */
interface Checked {
  found: Finding[]
  before: string
  /** Whether something can't be read: then all of it is shown, alone, since a page of its own may depend on it. */
  isBroken: boolean
}

/** Runs the rules. */
async function check(): Promise<Checked> {
  const { engine } = await import('../tooling/check/content-engine')
  const named = only.filter(name => name !== 'spelling')
  const unknown = named.filter(name => !engine.allRules.some(rule => rule.name === name))
  if (unknown.length > 0) refuse(unknown.map(name => unknownRule(engine.allRules, name)).join('\n'))
  const rules = only.length > 0 ? rulesFor(engine.allRules, named) : engine.allRules
  const site = {
    ...readSite(root, engine.facts),
    ...(await engine.loadData(root)),
    sources: readSources(root),
  }
  const found = runRules(site, rules)
  const count = only.length || rules.length + 1
  if (isBroken(site, found)) return { found, before: nothingElse, isBroken: true }
  return {
    found: file ? found.filter(isAboutFile(site, file)) : found,
    before: `${counted(site.pages.length, 'page')}, ${counted(count, 'rule')}, `,
    isBroken: false,
  }
}

/** A file of data/ or lib/ that can't be read stands alone: the rules need it. */
async function unreadable(error: unknown): Promise<Checked> {
  const problem = await moduleProblem(root, error)
  if (!problem) throw error
  const found = [{ ...problem, message: `cannot be read: ${problem.message}`, rule: 'data-syntax' }]
  return { found, before: nothingElse, isBroken: true }
}

const isSpelled = only.length === 0 || only.includes('spelling')
const spelling = isSpelled
  ? spellingFindings(root, file ? [file] : ['pages', 'data', 'public'])
  : Promise.resolve([])
const [checked, misspelled] = await Promise.all([check().catch(unreadable), spelling])
const { found, before } = checked
const findings = checked.isBroken ? found : [...found, ...misspelled]
if (findings.length > 0) console.log(`${reportOf(findings)}\n`)
console.log(`${before}${counted(findings.length, 'problem')}.`)
process.exitCode = findings.length > 0 ? 1 : 0
