/**
 * Checks the content as the build does not: `node --import tsx scripts/check-content.ts`.
 * --only rule-name runs one rule; --file path shows the findings of one file; --missing lists the pages that
 * related links wait for. Exits 1 where there is a problem.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { facts } from '../data/canon/facts'
import { relatedLinks } from '../data/related-links'
import { routes } from '../data/routes'
import { chartFiles, drawFile } from '../lib/charts/chart-files'
import type { ContentSite, QuestionFile } from '../lib/content/content-site'
import { filesUnder } from '../lib/tasks/files-under'
import { readSite } from '../lib/content/read-site'
import { waitingPages, waitingText } from '../lib/content/related-links'
import { allRules } from './rules/all-rules'
import { reportOf, runRules } from './rules/run-rules'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

const load = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(path.join(root, file)).href)
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

async function loadQuestions(file: string): Promise<QuestionFile> {
  const { questions, examOnly } = await load(file)
  return {
    file,
    raw: read(file),
    set: questions as QuestionFile['set'],
    examOnly: examOnly as QuestionFile['examOnly'],
  }
}

async function loadSite(): Promise<ContentSite> {
  const modulesIn = (folder: string) => filesUnder(root, folder).filter(file => file.endsWith('.ts'))
  return {
    ...readSite(root, facts),
    routes,
    questionFiles: await Promise.all(
      ['data/questions', 'data/exam-questions'].flatMap(modulesIn).map(loadQuestions),
    ),
    charts: await Promise.all(chartFiles(root).map(chart => drawFile(root, chart))),
    relatedLinks: {
      groups: relatedLinks,
      sources: modulesIn('data/related-links').map(file => ({ file, raw: read(file) })),
    },
  }
}

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
const site = await loadSite()
const file = values.file && path.relative(root, path.resolve(values.file)).split(path.sep).join('/')
const findings = runRules(site, rules).filter(found => !file || found.file === file)
if (findings.length > 0) console.log(`${reportOf(findings)}\n`)
console.log(`${site.pages.length} pages, ${rules.length} rules, ${findings.length} problems.`)
const waiting = waitingText(waitingPages(site), values.missing)
if (waiting) console.log(waiting)
process.exitCode = findings.length > 0 ? 1 : 0
