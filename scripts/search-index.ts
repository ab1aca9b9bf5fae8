import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { searchWords } from '../data/search-words'
import { site } from '../data/site'
import { dropOldDigests, pageDigest } from '../tooling/build/page-digest'
import { loadOnce } from '../tooling/check/content/load-module'
import { pageFiles } from '../tooling/check/content/read-pages'
import type { Question, QuestionSet } from '../lib/course/question'
import { indexedPages, type IndexedPage } from '../tooling/search/indexed-pages'
import { makeParts, type Parts } from '../tooling/search/make-parts'
import { textIndexOf } from '../tooling/search/text-index'
import { filesUnder } from '../tooling/tasks/files-under'
import { newestPartsPath, partsFolder, textIndexPath } from '../lib/search/addresses'
import type { Part } from '../lib/search/index-shape'

/** Topic → stems of its questions, those for practice alone too: the lesson that has them teaches their answers. */
async function stemsOf(root: string, topics: Iterable<string>): Promise<Map<string, string[]>> {
  const files = ['questions', 'exam-questions'].flatMap(folder => filesUnder(root, `data/${folder}`, '.ts'))
  const load = loadOnce(root)
  const questionsIn = async (folder: string, topic: string) => {
    const file = `data/${folder}/${topic}.ts`
    return files.includes(file) ? load(file) : {}
  }
  const stems = new Map<string, string[]>()
  for (const topic of topics) {
    const { questions } = (await questionsIn('questions', topic)) as { questions?: QuestionSet }
    const { examOnly } = (await questionsIn('exam-questions', topic)) as { examOnly?: readonly Question[] }
    const all = [...(questions?.questions ?? []), ...(examOnly ?? [])]
    stems.set(
      topic,
      all.map(({ stem }) => stem),
    )
  }
  return stems
}

/** What is searched of the pages under `root`. */
export async function searchedPages(root: string): Promise<IndexedPage[]> {
  const pages = pageFiles(root).map(file => pageDigest(root, file))
  const topics = new Set(pages.flatMap(({ sections }) => sections.flatMap(section => section.topics)))
  const stems = await stemsOf(root, topics)
  return indexedPages({ pages, questionLines: topic => stems.get(topic) ?? [] })
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(value))
}

/** Writes the parts of an index into a folder; returns how many. */
export function writeParts(parts: Parts, folder: string): number {
  for (const [part, value] of parts) writeJson(path.join(folder, `${part}.json`), value)
  return parts.size
}

/** As most servers compress what they send; the best that there is would take a quarter of a second for a note. */
const asServers = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Writes the index into an export, in parts and in one document; returns what was written, in words. */
export async function writeSearchIndexes(root: string, out: string, buildId: string): Promise<string> {
  const pages = await searchedPages(root)
  dropOldDigests(root, pageFiles(root))
  const parts = makeParts(pages, searchWords)
  const folder = partsFolder(buildId, site.defaultLocale)
  const count = writeParts(parts, path.join(out, folder))
  writeJson(path.join(out, newestPartsPath(site.defaultLocale)), `.${folder}`)
  writeJson(path.join(out, textIndexPath(site.defaultLocale)), textIndexOf(pages))
  const sizeOf = (part: Part) =>
    `${(brotliCompressSync(JSON.stringify(parts.get(part)), asServers).length / 1024).toFixed(1)} KB`
  return `${pages.length} pages in ${count} parts; titles ${sizeOf('titles')}, words ${sizeOf('words')} compressed`
}
