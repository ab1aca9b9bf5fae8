import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../../lib/example/fact-texts'
import { overlayOf, translatedFiles } from '../../tasks/translation-files'
import { filesUnder } from '../../tasks/files-under'
import type { QuestionFile, Translation } from './content-site'
import { loadModule } from './load-module'
import { pageList } from './page-list'
import { parseFrontMatter } from './parse-front-matter'
import { parsePage } from './parse-page'
import { questionFile } from './question-shapes'

async function readQuestions(root: string, overlay: string): Promise<QuestionFile[]> {
  const files = filesUnder(path.join(root, overlay), 'data/questions', '.ts')
  return Promise.all(
    files.map(async file => {
      const own = `${overlay}/${file}`
      return questionFile(file, readFileSync(path.join(root, own), 'utf8'), await loadModule(root, own))
    }),
  )
}

/** Reads every language that has pages, whether or not the site shows it: its files are named as the original's. */
export function readTranslations(root: string, facts: Facts): Promise<Translation[]> {
  const folders =
    filesUnder(root, 'translations').length > 0 ? readdirSync(path.join(root, 'translations')) : []
  const locales = folders.filter(locale => translatedFiles(root, locale).length > 0)
  return Promise.all(
    locales.map(async (locale): Promise<Translation> => {
      const folder = overlayOf(locale)
      const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8')
      const sources = translatedFiles(root, locale).map(file => ({ file, raw: read(file) }))
      const menus = filesUnder(path.join(root, folder), 'pages', '_meta.json')
      const metas = menus.map(file => ({ file, raw: read(file) }))
      const pages = pageList(
        sources.map(({ file, raw }) => ({ file, frontMatter: parseFrontMatter(raw, facts) })),
        metas,
      )
      const drawings = filesUnder(path.join(root, folder), 'public')
      return {
        folder,
        pages: sources.map(({ file, raw }) => parsePage(file, raw, { facts, pages })),
        publicFiles: new Map(drawings.map(file => [file.slice('public'.length), read(file)])),
        questionFiles: await readQuestions(root, folder),
      }
    }),
  )
}
