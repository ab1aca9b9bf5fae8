import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageFiles } from '../../tooling/check/content/read-pages'
import { filesUnder } from '../../tooling/tasks/files-under'
import { manyPages } from './bench-pages'
import { buildProject, ourCaches } from './builds'
import { markdownTable, whole, type Row } from './figures'
import type { Options } from './options'
import { place, write } from './place'
import { copyProject } from './project-copy'

/** As the real course has about them: pages in a folder, folders in a part. */
const perFolder = 20
const section = 'generated'

/** The folders that a generated page lies in, and its own name. */
function placeOf(index: number): { part: string; folder: string; name: string } {
  const folder = Math.floor(index / perFolder)
  return { part: `part-${Math.floor(folder / perFolder)}`, folder: `folder-${folder}`, name: `page-${index}` }
}

const fileOf = (index: number) => {
  const { part, folder, name } = placeOf(index)
  return path.join(section, part, folder, name)
}

const titleOf = (name: string) => name.replace('-', ' ').replace(/^./, letter => letter.toUpperCase())

/** A folder without a page of its own has its title in the list of the one above. */
function writeLists(pages: string, count: number): void {
  const lists = new Map<string, Record<string, string>>()
  const list = (folder: string, name: string) =>
    lists.set(folder, { ...lists.get(folder), [name]: titleOf(name) })
  for (let index = 0; index < count; index += perFolder) {
    const { part, folder } = placeOf(index)
    list(section, part)
    list(path.join(section, part), folder)
  }
  for (const [folder, names] of lists) write(path.join(pages, folder, '_meta.json'), JSON.stringify(names))
  const top = path.join(pages, '_meta.json')
  const known = JSON.parse(readFileSync(top, 'utf8')) as Record<string, unknown>
  write(top, JSON.stringify({ ...known, [section]: { title: 'Generated', type: 'page' } }))
}

/** What a page weighs as it is sent; the highest quality, as the budget of the tests counts. */
function kilobytes(file: string): string {
  return (brotliCompressSync(readFileSync(file)).length / 1024).toFixed(2)
}

const realPage = 'scrum/psm-1/scrum-framework/scrum-events/sprint-planning'

/** The real pages and so many generated ones that they are `count` in all; none where there are as many already. */
async function growTo(root: string, count: number): Promise<Row> {
  const folder = await copyProject(root, 'grown')
  for (const name of ourCaches) rmSync(path.join(folder, name), { recursive: true, force: true })
  const generated = Math.max(0, count - pageFiles(folder).length)
  for (const [index, { markdown }] of (await manyPages(root, generated)).entries())
    write(path.join(folder, 'pages', `${fileOf(index)}.mdx`), markdown)
  if (generated > 0) writeLists(path.join(folder, 'pages'), generated)
  const { seconds, peakMemory } = await buildProject(folder)
  const out = path.join(folder, 'out')
  const all = pageFiles(folder).length
  const bytes = filesUnder(folder, 'out').reduce(
    (sum, file) => sum + statSync(path.join(folder, file)).size,
    0,
  )
  console.error(`${all} pages: built in ${seconds.toFixed(0)} s`)
  return {
    name: whole(all),
    cells: [
      whole(seconds),
      whole((seconds * 1000) / all),
      whole(peakMemory / 1024 / 1024),
      kilobytes(path.join(out, `${realPage}.html`)),
      generated > 0 ? kilobytes(path.join(out, `${fileOf(0)}.html`)) : '–',
      whole(bytes / all / 1024),
    ],
  }
}

const head = [
  'pages',
  'cold build, s',
  'ms a page',
  'peak memory, MB',
  'HTML of Sprint Planning, KB',
  'HTML of a generated page, KB',
  'export, KB a page',
]

/** Builds the project with more and more pages; returns the table. */
export async function grow(root: string, { sizes }: Options): Promise<string> {
  const rows: Row[] = []
  for (const size of sizes) {
    rows.push(await growTo(root, size))
    // A size that does not come to its end leaves those before it.
    write(path.join(place, 'grow.json'), JSON.stringify({ head, rows }, null, 2))
  }
  return markdownTable(head, rows)
}
