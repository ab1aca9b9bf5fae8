import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ClearError } from '../../tasks/clear-error.mjs'
import type { PageProblem } from './page'

/** A mistake and the file that has it. */
export interface ModuleProblem extends PageProblem {
  file: string
}

const lineAt = (raw: string, position: number): number => raw.slice(0, position).split('\n').length

/** The codes of TypeScript's messages that are reworded. */
const expected = 1005
const openText = 1002

/** The first syntax error of a TypeScript file, in words for an author. */
async function syntaxProblem(raw: string): Promise<PageProblem | undefined> {
  // Loaded only here: that takes longer than most rules.
  const { default: ts } = await import('typescript')
  const [first] = ts.transpileModule(raw, { reportDiagnostics: true }).diagnostics ?? []
  if (!first) return undefined
  const { code, start = 0 } = first
  const said = ts.flattenDiagnosticMessageText(first.messageText, ' ')
  const line = lineAt(raw, start)
  if (code === openText) return { line, message: 'a quotation mark is missing at the end of a text: add it.' }
  if (code !== expected || !said.startsWith("',' ")) return { line, message: said }
  if (raw[start - 1] === "'" && /\w/.test(raw.charAt(start)))
    return {
      line,
      message: 'an apostrophe ends a text too early: put that text between double quotation marks.',
    }
  // The comma is missing at the end of the entry before, which may be lines above.
  const end = raw.slice(0, start).trimEnd().length
  return { line: lineAt(raw, end), message: 'a comma is missing after this: add it.' }
}

const ours = String.raw`((?:data|lib)/[\w./-]+\.ts)`

/** Where loading stopped, by the error: a file with a syntax error, one that imports what doesn't exist, or code that threw. */
function locationOf({ message, stack = '' }: Error): { file: string; line: number } | undefined {
  const [, file, line = '1'] =
    new RegExp(`${ours}:(\\d+):\\d+: ERROR`).exec(message) ??
    new RegExp(`imported from \\S*?\\b${ours}`).exec(message) ??
    // If lib/ throws at what data/ passes to it, data/ has the error.
    new RegExp(`\\b(data/[\\w./-]+\\.ts):(\\d+)`).exec(stack) ??
    new RegExp(`\\b${ours}:(\\d+)`).exec(stack) ??
    []
  return file === undefined ? undefined : { file, line: Number(line) }
}

const inWords = (error: unknown) =>
  `${(error instanceof Error ? error.message : String(error)).split('\n')[0]}: npx tsc --noEmit says more.`

/** Why modules of data/ or lib/ can't be loaded; undefined if the error is in neither. */
export async function moduleProblem(root: string, thrown: unknown): Promise<ModuleProblem | undefined> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const location = locationOf(error)
  if (!location) return undefined
  const file = path.join(root, location.file)
  const syntax = existsSync(file) ? await syntaxProblem(readFileSync(file, 'utf8')) : undefined
  if (syntax) return { file: location.file, ...syntax }
  return { ...location, message: inWords(error) }
}

/** The error to show for one that was thrown: file, line, and fix if it is in data/ or lib/. */
export async function clearError(root: string, thrown: unknown): Promise<unknown> {
  const problem = await moduleProblem(root, thrown)
  return problem
    ? new ClearError(`${problem.file}:${problem.line}  cannot be read: ${problem.message}`)
    : thrown
}

/** Why one module can't be loaded. */
export async function loadProblem(root: string, file: string, error: unknown): Promise<PageProblem> {
  const found = await moduleProblem(root, error)
  return found?.file === file ? found : { line: 1, message: inWords(error) }
}
