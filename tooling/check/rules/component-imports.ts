import { problem, type ContentRule, type ContentSite, type Problem } from '../content/content-site'
import { importPathOf, type ImportableModules } from '../content/importable-modules'
import { nearest } from '../content/nearest'
import type { Page } from '../content/page'
import {
  declaredNames,
  importsOf,
  usedComponents,
  type ImportedName,
  type PageImport,
} from '../content/page-imports'
import { folderOf } from '../content/routes-of-files'

/** Where what authors may use is gathered: a page takes a component from there rather than from its own file. */
const authoring = '@components/authoring'

/** Styles, data and pictures beside a page, which webpack reads in ways of their own. */
const isOtherFile = (from: string): boolean => /\.(?:css|json|svg|png|jpe?g|webp|avif|gif)$/.test(from)

/** An import path as the list of modules has it: '../components/a' on a page of pages/ is '@components/a'. */
function fullPath(from: string, { file }: Page): string {
  if (!from.startsWith('.')) return from
  const parts = folderOf(file).split('/')
  for (const part of from.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return importPathOf(parts.join('/'))
}

const isThere = (path: string, modules: ImportableModules): boolean =>
  modules.has(path) || modules.has(`${path.split('/')[0]}/*`)

/** The module that an author takes each component from. */
function homesOf(modules: ImportableModules): Map<string, string> {
  const homes = new Map<string, string>()
  const ours = [...modules].filter(([path]) => path.startsWith('@components/'))
  for (const [path, names = []] of [[authoring, modules.get(authoring)] as const, ...ours])
    for (const name of names) if (/^[A-Z]/.test(name) && !homes.has(name)) homes.set(name, path)
  return homes
}

/** What a page's imports are held against. */
interface Known {
  modules: ImportableModules
  homes: ReadonlyMap<string, string>
}

function missingModule({ from, names }: PageImport, path: string, { modules, homes }: Known): string {
  const meant = homes.get(names[0]?.name ?? '') ?? nearest(path, [...modules.keys()])
  return `there is no module '${from}': ${meant ? `did you mean '${meant}'?` : 'correct its path.'}`
}

function missingName(
  { name }: ImportedName,
  from: string,
  offered: readonly string[],
  { homes }: Known,
): string {
  const home = homes.get(name)
  const meant = nearest(name, offered)
  const mend = home
    ? `import it from '${home}'.`
    : meant
      ? `did you mean ${meant}?`
      : `it exports ${offered.join(', ') || 'nothing'}.`
  return name === 'default'
    ? `'${from}' has no default export: write \`import { … } from '${from}'\` with one of ${offered.join(', ')}.`
    : `'${from}' exports no ${name}: ${mend}`
}

function* faultsOfImports(page: Page, imports: readonly PageImport[], known: Known): Generator<Problem> {
  for (const statement of imports.filter(({ from }) => !isOtherFile(from))) {
    const path = fullPath(statement.from, page)
    if (!isThere(path, known.modules))
      yield problem(page, statement.line, missingModule(statement, path, known))
    const offered = known.modules.get(path)
    for (const imported of offered ? statement.names : [])
      if (imported.name !== '*' && !offered?.includes(imported.name))
        yield problem(page, imported.line, missingName(imported, statement.from, offered ?? [], known))
  }
}

/** How a page gets a component: by its own import, or by one more name in an import that it has. */
function howToImport(name: string, home: string, imports: readonly PageImport[]): string {
  return imports.some(({ from }) => from === home)
    ? `add ${name} to the import from '${home}'`
    : `add \`import { ${name} } from '${home}'\` at the top`
}

function notImported(name: string, imports: readonly PageImport[], { homes }: Known): string {
  const locals = imports.flatMap(({ names }) => names.map(({ local }) => local))
  const home = homes.get(name)
  if (home) return `<${name}> is not imported: ${howToImport(name, home, imports)}.`
  // Of two that are as near, what the page has already.
  const meant = nearest(name, [...locals, ...homes.keys()])
  if (meant === undefined)
    return `<${name}> is not imported, and there is no such component: correct its name, or take it out.`
  const meantHome = homes.get(meant)
  const also =
    locals.includes(meant) || !meantHome ? '' : ` Then ${howToImport(meant, meantHome, imports)}, too.`
  return `<${name}> is not imported: did you mean <${meant}>?${also}`
}

function* check(page: Page, known: Known): Generator<Problem> {
  const imports = importsOf(page)
  yield* faultsOfImports(page, imports, known)
  const named = imports.flatMap(({ names }) => names)
  // A misspelt import is one mistake, though what it was to bring is then used without.
  const meant = named.flatMap(({ name }) =>
    known.homes.has(name) ? [] : (nearest(name, [...known.homes.keys()]) ?? []),
  )
  const bound = new Set([...named.map(({ local }) => local), ...meant, ...declaredNames(page), 'props'])
  const said = new Set<string>()
  for (const { name, line } of usedComponents(page)) {
    // What lacks its import needs it once; what is misspelt is to be corrected wherever it stands.
    if (bound.has(name) || said.has(name)) continue
    if (known.homes.has(name)) said.add(name)
    yield problem(page, line, notImported(name, imports, known))
  }
}

const checkSite = ({ pages, modules = new Map() }: ContentSite): Problem[] => {
  const known: Known = { modules, homes: homesOf(modules) }
  return pages.flatMap(page => [...check(page, known)])
}

/** Every component that a page uses is imported, from a module that has it. */
export const rule: ContentRule = {
  name: 'component-imports',
  why: 'A component that is not imported stops the build or the open page, with a message that names neither line nor mend.',
  looksAt: 'page',
  check: checkSite,
}
