import path from 'node:path'
import ts from 'typescript'
import { partsOfJsonLd } from './json-ld-rules'
import type { PageFacts } from './page-facts'

/** The shape of a value for the compiler: its keys, and the kind of each value. */
function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return [...new Set(value.map(each => JSON.stringify(shapeOf(each, key))))].sort()
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each, name)]))
  return key === '@type' ? value : typeof value
}

/** One node of each shape with its page; compiling all of them would take minutes. */
function samplesOf(pages: readonly PageFacts[]): { route: string; text: string }[] {
  const samples = new Map<string, { route: string; text: string }>()
  for (const { route, jsonLd } of pages) {
    for (const part of jsonLd.flatMap(text => partsOfJsonLd(text).parts)) {
      const shape = JSON.stringify(shapeOf(part))
      if (!samples.has(shape)) samples.set(shape, { route, text: JSON.stringify(part) })
    }
  }
  return [...samples.values()]
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  types: [],
}

/**
 * Has the compiler check the exported structured data against schema.org's vocabulary: an unknown property,
 * or a value of the wrong kind, is an error. Returns errors with the routes that have them.
 * @param root the project, whose lib/seo/structured-data.ts has the types
 */
export function jsonLdTypeFaults(root: string, pages: readonly PageFacts[]): Map<string, string[]> {
  const samples = samplesOf(pages)
  if (samples.length === 0) return new Map()
  const file = path.join(root, 'structured-data-of-pages.ts')
  const source = [
    "import type { DataPart } from './lib/seo/structured-data'",
    ...samples.map(({ text }, index) => `export const part${index}: DataPart = ${text}`),
  ].join('\n')
  const host = ts.createCompilerHost(options)
  const onDisk = { ...host }
  host.fileExists = name => name === file || onDisk.fileExists(name)
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target) : onDisk.getSourceFile(name, target, ...rest)
  const program = ts.createProgram([file], options, host)
  const faults = new Map<string, string[]>()
  for (const { messageText, start = 0 } of program.getSemanticDiagnostics(program.getSourceFile(file))) {
    const line = source.slice(0, start).split('\n').length - 1
    const { route = '/' } = samples[line - 1] ?? {}
    const text = ts.flattenDiagnosticMessageText(messageText, ' ')
    faults.set(`has structured data that schema.org does not know: ${text}`, [route])
  }
  return faults
}
