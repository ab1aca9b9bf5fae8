import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Diagnostic } from 'typescript'
import type { Fault } from './page'

/** Syntax errors of a TypeScript file, and its code as probably meant. */
interface ReadModule {
  faults: Fault[]
  code: string
}

const lineAt = (raw: string, position: number): number => raw.slice(0, position).split('\n').length

/** TypeScript's error codes that point to a likely mistake. */
const expected = 1005
const openText = 1002

/** A mistake, and the text without it, on the same lines; undefined if the intent is unclear. */
interface Mended {
  fault: Fault
  text?: string
}

const withInserted = (raw: string, at: number, sign: string): string =>
  raw.slice(0, at) + sign + raw.slice(at)

function mendedOf(raw: string, { code, start = 0 }: Diagnostic, said: string): Mended {
  const line = lineAt(raw, start)
  if (code === openText) {
    const begun = /^(['"]?)[^\n]*?(?=[,;\s]*(?:\n|$))/.exec(raw.slice(start))
    const text = begun?.[1] ? withInserted(raw, start + begun[0].length, begun[1]) : undefined
    return {
      fault: { line, message: 'a quotation mark is missing at the end of a text: add it.' },
      ...(text ? { text } : {}),
    }
  }
  if (code !== expected || !said.startsWith("',' ")) return { fault: { line, message: said } }
  if (raw[start - 1] === "'" && /\w/.test(raw.charAt(start))) {
    const message = 'an apostrophe ends a text too early: put that text in double quotation marks.'
    return { fault: { line, message }, text: withInserted(raw, start - 1, '\\') }
  }
  // The comma is missing after the previous token, which may be lines above.
  const behind = raw.slice(0, start).trimEnd().length
  return {
    fault: { line: lineAt(raw, behind), message: 'a comma is missing after this: add it.' },
    text: withInserted(raw, behind, ','),
  }
}

/** Stop after this many mistakes in one file: something larger is wrong. */
const most = 20

/** Parses a file despite its mistakes by fixing one after another. */
export async function readModule(root: string, file: string): Promise<ReadModule> {
  // Loaded only after a failure: it takes longer than most rules.
  const { default: ts } = await import('typescript')
  const { ESNext: target } = ts.ScriptTarget
  const faults: Fault[] = []
  let text: string | undefined = readFileSync(path.join(root, file), 'utf8')
  let code = ''
  while (text !== undefined && faults.length < most) {
    const { diagnostics = [], outputText } = ts.transpileModule(text, {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { target, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
    })
    code = outputText
    const [first] = diagnostics
    if (!first) break
    const mended = mendedOf(text, first, ts.flattenDiagnosticMessageText(first.messageText, ' '))
    faults.push(mended.fault)
    text = mended.text
  }
  return { faults, code }
}

/** Why a module couldn't be loaded: the line, and the likely cause in a sentence. */
export async function loadFault(root: string, file: string, error: unknown): Promise<Fault> {
  const { faults } = await readModule(root, file)
  if (faults[0]) return faults[0]
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const line = stack.split(`${file}:`)[1]?.split(':')[0]
  return {
    line: Number.parseInt(line ?? '', 10) || 1,
    message: `${message.split('\n')[0]}: npx tsc --noEmit says more.`,
  }
}
