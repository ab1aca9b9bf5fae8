import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Tinypool from 'tinypool'
import type { ExportedFile } from './exported-pages'

/** Validates the pages' HTML in one thread per core. Returns each page's errors, in order. */
export async function htmlProblems(directory: string, pages: readonly ExportedFile[]): Promise<string[][]> {
  if (pages.length === 0) return []
  const threads = Math.min(availableParallelism(), pages.length)
  const pool = new Tinypool({
    filename: fileURLToPath(new URL('validate-html.mjs', import.meta.url)),
    name: 'problemsOfHtml',
    minThreads: threads,
    maxThreads: threads,
  })
  const problems = await Promise.all(
    pages.map(({ file }) => pool.run(readFileSync(path.join(directory, file), 'utf8')) as Promise<string[]>),
  )
  await pool.destroy()
  return problems
}
