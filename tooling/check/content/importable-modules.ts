import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What a page can import, by the path that it writes: a module of ours with the names that it exports; a package, whose names are
 * not looked at, without. 'next/*' stands for every path into next.
 */
export type ImportableModules = ReadonlyMap<string, readonly string[] | undefined>

/** An export as Prettier lays it out: it begins a line. `export type` and `export interface` are none when a page runs. */
const exported =
  /^export (?:(default)\b|(?:async )?(?:function\*?|const|let|class|enum)\s+([\w$]+)|\{([^}]*)\})/gm

/** The names between the braces of `export { a, type B, c as d }`. */
const namesInList = (list: string): string[] =>
  list
    .replace(/\/\/.*/g, '')
    .split(',')
    .map(each => each.trim())
    .filter(each => each && !each.startsWith('type '))
    .map(each => each.replace(/^.* as /, ''))

/**
 * The names that a module exports. Read off its text, as a compiler takes half a second for all of them, and a check of one
 * page waits for that; a test compares them with what esbuild says of every module.
 */
export const exportedNames = (raw: string): string[] =>
  [...raw.matchAll(exported)].flatMap(
    ([, byDefault, name, list = '']) => byDefault ?? name ?? namesInList(list),
  )

/** How a page writes the path of a file: 'components/authoring/index.ts' is '@components/authoring' (tsconfig.json). */
export const importPathOf = (file: string): string => `@${file.replace(/(\/index)?\.tsx?$/, '')}`

interface PackageFile {
  dependencies?: Record<string, string>
  exports?: unknown
}

const packageIn = (folder: string): PackageFile | undefined => {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PackageFile) : undefined
}

/** The paths that lead into a package, but for patterns, which fit any slip; all of them where it names none. */
function pathsInto(root: string, name: string): string[] {
  const { exports } = packageIn(path.join(root, 'node_modules', name)) ?? {}
  const ways = typeof exports === 'object' && exports !== null ? Object.keys(exports) : []
  const inside = ways.filter(way => way.startsWith('.') && !way.includes('*')).map(way => name + way.slice(1))
  return inside.length > 0 ? inside : [name, `${name}/*`]
}

/** The paths that lead into the packages of a project which its pages may use. */
export const packagePaths = (root: string): string[] =>
  Object.keys(packageIn(root)?.dependencies ?? {}).flatMap(name => pathsInto(root, name))

/** What pages can import: the modules among some files, and packages. */
export function importableModules(
  files: readonly { file: string; raw: string }[],
  packages: readonly string[],
): ImportableModules {
  const ours = files.filter(({ file }) => /^(?:components|data|lib)\/.*\.tsx?$/.test(file))
  return new Map([
    ...ours.map(({ file, raw }) => [importPathOf(file), exportedNames(raw)] as const),
    ...packages.map(name => [name, undefined] as const),
  ])
}
