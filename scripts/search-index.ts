import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { facts } from '../data/canon/facts'
import { site } from '../data/site'
import { pageFiles, readPage } from '../lib/content/read-pages'
import type { Question, QuestionSet } from '../lib/course/question'
import { makeIndexes, type Indexes } from '../lib/search-index/make-indexes'
import { textIndexPath, titlesIndexPath } from '../lib/search/addresses'
import type { Step } from '../lib/tasks/steps'

async function questionsIn<T>(root: string, folder: string, topic: string): Promise<T | undefined> {
  const file = path.join(root, 'data', folder, `${topic}.ts`)
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as T) : undefined
}

/** Topic → stems of its questions, those for practice alone too: the lesson that has them teaches their answers. */
async function stemsOf(root: string, topics: Iterable<string>): Promise<Map<string, string[]>> {
  const stems = new Map<string, string[]>()
  for (const topic of topics) {
    const lesson = await questionsIn<{ questions: QuestionSet }>(root, 'questions', topic)
    const exam = await questionsIn<{ examOnly: readonly Question[] }>(root, 'exam-questions', topic)
    const questions = [...(lesson?.questions.questions ?? []), ...(exam?.examOnly ?? [])]
    stems.set(
      topic,
      questions.map(question => question.stem),
    )
  }
  return stems
}

/** The indexes of the pages under `root`. */
export async function indexesOf(root: string): Promise<Indexes> {
  const pages = pageFiles(root).map(file => readPage(root, file, facts))
  const topics = new Set(
    pages.flatMap(page => [...page.raw.matchAll(/topic="([\w-]+)"/g)].flatMap(([, topic]) => topic ?? [])),
  )
  const stems = await stemsOf(root, topics)
  return makeIndexes({ pages, questionLines: topic => stems.get(topic) ?? [] })
}

/** Writes both indexes into an export; returns what was written, in words. */
export async function writeSearchIndexes(root: string, out: string): Promise<string> {
  const { titles, text } = await indexesOf(root)
  const buildId = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8').trim()
  const write = (address: string, value: unknown) => {
    const file = path.join(out, address)
    const json = JSON.stringify(value)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, json)
    return `${(brotliCompressSync(json).length / 1024).toFixed(1)} KB`
  }
  const sizes = [
    write(titlesIndexPath(buildId, site.defaultLocale), titles),
    write(textIndexPath(site.defaultLocale), text),
  ]
  return `${titles.length} pages; titles ${sizes[0]}, text ${sizes[1]} compressed`
}

/** The step of `npm run build` that puts our indexes into the export, one in place of nextra's own. */
export function searchIndexStep(out: string): Step {
  return {
    name: 'Search index',
    run: async () => ({
      passed: 1,
      failed: 0,
      output: '',
      note: await writeSearchIndexes(process.cwd(), out),
    }),
  }
}
