import { newestPartsPath, partsFolder, textIndexPath } from '../../lib/search/index-format'
import type { SearchWords } from '../../lib/search/words'
import type { Question, QuestionSet } from '../../lib/course/question'
import { pageDigest } from './page-digest'
import { loadModule } from '../check/content/load-module'
import { pageFiles } from '../check/content/read-pages'
import { filesUnder } from '../tasks/files-under'
import { indexInOne, indexParts } from '../search/index-parts'
import { indexedPages, type IndexedPage } from '../search/indexed-pages'

/** Topic → stems of its questions, including those only for practice: the lesson teaches their answers. */
async function stemsOf(root: string, topics: Iterable<string>): Promise<Map<string, string[]>> {
  const files = ['questions', 'exam-questions'].flatMap(folder => filesUnder(root, `data/${folder}`, '.ts'))
  const questionsIn = async (folder: string, topic: string) => {
    const file = `data/${folder}/${topic}.ts`
    return files.includes(file) ? loadModule(root, file) : {}
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

/** The pages under `root` to index, read from their sources. */
export async function searchedPages(root: string): Promise<IndexedPage[]> {
  const pages = pageFiles(root).map(file => ({ file, ...pageDigest(root, file) }))
  const topics = new Set(pages.flatMap(({ sections }) => sections.flatMap(section => section.topics)))
  const stems = await stemsOf(root, topics)
  return indexedPages(pages, topic => stems.get(topic) ?? [])
}

/** Input of the search's files. */
export interface SearchSettings {
  /** The build's id, part of the folder's name. */
  buildId: string
  locale: string
  words: SearchWords
}

/** All files of the search by address, made from the sources, for the build and the development server. */
export async function searchFiles(
  root: string,
  { buildId, locale, words }: SearchSettings,
): Promise<Map<string, string>> {
  const pages = await searchedPages(root)
  const folder = partsFolder(buildId, locale)
  const indexFiles = [...indexParts(pages, words)].map(([part, json]): [string, string] => [
    `${folder}/${part}.json`,
    json,
  ])
  return new Map([
    ...indexFiles,
    [newestPartsPath(locale), JSON.stringify(`.${folder}`)],
    [textIndexPath(locale), indexInOne(pages)],
  ])
}
