import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../lib/nav/redirect'
import { groupOf, sectionOf, slugOf } from '../../lib/nav/route-entry'
import { asPattern } from '../check/content/as-pattern'
import { didYouMean } from '../check/content/nearest'
import { folderOf, isPageFile, routeOfFile } from '../check/content/routes-of-files'
import { renameMetaKey } from '../new-page/meta-text'
import { planMeta, type PlannedFile } from '../new-page/page-plan'
import { ClearError } from '../tasks/clear-error.mjs'
import { filesUnder } from '../tasks/files-under'
import { withRedirect } from './redirect-text'

/** Files that contain addresses; those in tests/pages-of-the-specification.tsv stay as promised. */
const folders = 'pages data components lib scripts tests tooling public translations'.split(' ')
const isText = (file: string) => /\.(mdx|json|tsx?|svg)$/.test(file)

/** Replaces an address unless it is the beginning of a longer one. */
function withAddress(text: string, from: string, to: string): string {
  return text.replace(new RegExp(`(?<![\\w./-])${asPattern(from)}(?![\\w/-])`, 'g'), to)
}

/** Renames the page's group of related links, where it is defined and where a page shows it. */
function withGroup(text: string, from: string, to: string): string {
  const name = asPattern(groupOf(from))
  return text
    .replace(new RegExp(`^( {2})(['"]?)${name}\\2: \\[$`, 'm'), (_, indent) => `${indent}'${groupOf(to)}': [`)
    .replaceAll(`<ContinueReading pageName="${groupOf(from)}"`, `<ContinueReading pageName="${groupOf(to)}"`)
}

/** Where a page is: '' for its own language, 'translations/fr/' and others for those that translate it. */
const homesOf = (files: readonly string[], page: string): string[] =>
  files.flatMap(file => (file.endsWith(page) ? [file.slice(0, -page.length)] : []))

/** Other pages of a section whose names start with a page's name, as 'sprint-goal' with 'sprint'. */
function longerNames(files: readonly string[], route: string): string[] {
  return files
    .filter(file => file.startsWith(`pages/${sectionOf(route)}/`) && isPageFile(file))
    .map(file => slugOf(routeOfFile(file)))
    .filter(name => name.startsWith(`${slugOf(route)}-`))
}

/** Old and new path of a file named after the page, under public/images/ or data/charts/ of each home. */
function namedFor(
  files: readonly string[],
  homes: readonly string[],
  from: string,
  to: string,
): Map<string, string> {
  const folders = homes.flatMap(home => [`${home}public/images`, `${home}data/charts`])
  const beginningOf = (folder: string, route: string) => `${folder}/${sectionOf(route)}/${slugOf(route)}-`
  const others = longerNames(files, from)
  const moved = files.flatMap((file): [string, string][] => {
    const folder = folders.find(each => file.startsWith(beginningOf(each, from)))
    if (!folder || others.some(name => slugOf(file).startsWith(`${name}-`))) return []
    return [[file, beginningOf(folder, to) + file.slice(beginningOf(folder, from).length)]]
  })
  return new Map(moved.filter(([old, fresh]) => old !== fresh))
}

/** Moved files as texts refer to them: '/images/…' for a drawing, a chart's module without extension. */
function pathsIn(text: string, moved: ReadonlyMap<string, string>): string {
  let result = text
  for (const [old, fresh] of moved) {
    const names = [old.replace(/^.*public/, ''), old.replace(/\.ts$/, '')]
    const freshNames = [fresh.replace(/^.*public/, ''), fresh.replace(/\.ts$/, '')]
    for (const [index, name] of names.entries()) result = result.replaceAll(name, freshNames[index] ?? name)
  }
  return result
}

function pageFile(root: string, route: string): string {
  const file = `pages${route}.mdx`
  if (existsSync(path.join(root, file))) return file
  if (existsSync(path.join(root, `pages${route}/index.mdx`)))
    throw new ClearError(
      `${route} is a hub, pages${route}/index.mdx: rename the pages in its folder one by one, then create a new hub.`,
    )
  const routes = filesUnder(root, 'pages').filter(isPageFile).map(routeOfFile)
  throw new ClearError(
    `There is no page at ${route}: ${didYouMean(route, routes, 'look up its address in pages/.')}`,
  )
}

/** The menus of the old and new folder of a home: the key keeps its position in the same folder, or goes to the end. */
function planMetas(root: string, home: string, from: string, to: string): PlannedFile[] {
  const [oldFolder, newFolder] = [folderOf(`${home}pages${from}`), folderOf(`${home}pages${to}`)]
  const file = `${oldFolder}/_meta.json`
  if (!existsSync(path.join(root, file)))
    throw new ClearError(
      `There is no ${file}: create it, with a key for each page of its folder, and run this again.`,
    )
  const before = readFileSync(path.join(root, file), 'utf8')
  const isSame = oldFolder === newFolder
  const text = renameMetaKey(file, before, slugOf(from), isSame ? slugOf(to) : undefined)
  return [{ file, text, before }, ...(isSame ? [] : planMeta(root, newFolder, slugOf(to), ''))]
}

/** Every file that changes when a page moves; deleted files have no text. Writes nothing. */
export function planRename(
  root: string,
  from: string,
  to: string,
  redirects: readonly Redirect[],
): PlannedFile[] {
  const page = pageFile(root, from)
  const files = folders.flatMap(folder => filesUnder(root, folder)).filter(isText)
  const homes = homesOf(files, page)
  const moved = new Map([
    ...homes.map((home): [string, string] => [home + page, `${home}pages${to}.mdx`]),
    ...namedFor(files, homes, from, to),
  ])
  const metas = homes.flatMap(home => planMetas(root, home, from, to))
  const changed = files.flatMap((file): PlannedFile[] => {
    if (metas.some(meta => meta.file === file) || file === 'data/redirects.ts') return []
    const before = readFileSync(path.join(root, file), 'utf8')
    const moving = pathsIn(withAddress(before, from, to), moved)
    const text = /^(translations\/[\w-]+\/)?(pages|data\/related-links)\//.test(file)
      ? withGroup(moving, from, to)
      : moving
    const target = moved.get(file)
    if (target)
      return [
        { file: target, text, before: undefined },
        { file, text: undefined, before },
      ]
    return text === before ? [] : [{ file, text, before }]
  })
  const list = 'data/redirects.ts'
  const before = readFileSync(path.join(root, list), 'utf8')
  return [...changed, ...metas, { file: list, text: withRedirect(before, redirects, { from, to }), before }]
}
