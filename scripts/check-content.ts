/**
 * Checks the content as the build does not: `node --import tsx scripts/check-content.ts`.
 * --only rule-name runs one rule; --file path shows the findings of one file. Exits 1 where there is a problem.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { routes } from '../data/routes'
import type { ContentSite, QuestionFile, RelatedLinksFile } from '../lib/content/content-site'
import { filesUnder } from '../lib/content/read-pages'
import { readSite } from '../lib/content/read-site'
import { allRules } from './rules/all-rules'
import { reportOf, runRules } from './rules/run-rules'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const relatedLinksFile = 'data/related-links.ts'

const load = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path.join(root, file)).href)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

async function loadQuestions(file: string): Promise<QuestionFile> {
  const { questions } = await load(file)
  return { file, raw: read(file), set: questions as QuestionFile['set'] }
}

async function loadSite(): Promise<ContentSite> {
  const questions = filesUnder(root, 'data/questions').filter(file => file.endsWith('.ts'))
  const site: ContentSite = {
    ...readSite(root),
    routes,
    questionFiles: await Promise.all(questions.map(loadQuestions)),
  }
  if (!existsSync(path.join(root, relatedLinksFile))) return site
  const { relatedLinks } = await load(relatedLinksFile)
  const groups = relatedLinks as RelatedLinksFile['groups']
  return { ...site, relatedLinks: { file: relatedLinksFile, raw: read(relatedLinksFile), groups } }
}

/** The rules to run; ends the program where --only names none. */
function chosenRules(only: string | undefined) {
  const rules = allRules.filter(rule => only === undefined || rule.name === only)
  if (rules.length > 0) return rules
  console.error(`There is no rule '${only}'. The rules are ${allRules.map(rule => rule.name).join(', ')}.`)
  process.exit(1)
}

const { values } = parseArgs({ options: { only: { type: 'string' }, file: { type: 'string' } } })
const rules = chosenRules(values.only)
const site = await loadSite()
const file = values.file && path.relative(root, path.resolve(values.file)).split(path.sep).join('/')
const findings = runRules(site, rules).filter(found => !file || found.file === file)
if (findings.length > 0) console.log(`${reportOf(findings)}\n`)
console.log(`${site.pages.length} pages, ${rules.length} rules, ${findings.length} problems.`)
process.exitCode = findings.length > 0 ? 1 : 0
