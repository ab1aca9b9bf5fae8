import { readFileSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/facts'
import { guideCoverage } from '../../data/guide-coverage'
import { questionDigests } from '../../data/question-dates'
import { redirects } from '../../data/redirects'
import { relatedLinks } from '../../data/related-links'
import { sameFacts } from '../../data/same-facts'
import { searchWords, typedOnly } from '../../data/search-words'
import { site } from '../../data/site'
import { unasked } from '../../data/unasked-statements'
import { chartFiles, drawFile } from '../charts/chart-files'
import type { ContentSite } from './content/content-site'
import { latestDay } from './content/iso-date'
import { loadModule } from './content/load-module'
import { questionFile } from './content/question-shapes'
import type { FilesOfSite } from './content/read-site'
import { relatedLinksData } from './content/related-link-shapes'
import { readTranslations } from './content/read-translations'
import { readDownloads } from '../downloads/download-files'
import { filesUnder, textsOf } from '../tasks/files-under'

/** What the rules check besides pages and files: everything from data/. */
export type DataOfSite = Omit<ContentSite, keyof FilesOfSite>

/** Loads data/: settings, questions, charts, links, facts. */
export async function loadData(root: string): Promise<DataOfSite> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const modulesIn = (folder: string) => filesUnder(root, folder, '.ts')
  return {
    questionFiles: await Promise.all(
      ['data/questions', 'data/exam-questions']
        .flatMap(modulesIn)
        .map(async file => questionFile(file, read(file), await loadModule(root, file))),
    ),
    translations: await readTranslations(root, facts),
    sameFacts: { groups: sameFacts, raw: read('data/same-facts.ts') },
    questionDigests,
    redirects: { list: redirects, raw: read('data/redirects.ts') },
    charts: await Promise.all(chartFiles(root).map(chart => drawFile(root, chart))),
    downloads: readDownloads(root, facts),
    relatedLinks: relatedLinksData(relatedLinks, textsOf(root, modulesIn('data/related-links'))),
    guideCoverage: {
      statements: guideCoverage,
      sources: textsOf(root, modulesIn('data/guide-coverage')),
      unasked: { list: unasked, raw: read('data/unasked-statements.ts') },
    },
    settings: { values: { ...site }, raw: read('data/site.ts') },
    facts,
    searchWords: { words: searchWords, typedOnly, raw: read('data/search-words.ts') },
    today: latestDay(),
  }
}
