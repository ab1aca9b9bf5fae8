import { isPageFile } from '../check/content/routes-of-files'
import { filesUnder } from '../tasks/files-under'

/** The folder of a language's project. Below the root, so that the packages are found; git and the checks ignore it. */
export const projectOf = (locale: string): string => `.cache/languages/${locale}`

/** What a language's project has of the pages if its translation has no own: what isn't a page to read. */
export const technicalFiles = (root: string): string[] =>
  filesUnder(root, 'pages').filter(file => /\.(mdx|tsx)$/.test(file) && !isPageFile(file))

/** Makes a language's export, from within its project. */
export const languageProgram = 'scripts/build-language.ts'

/** In a language's project: the files of its pages whose originals have changed. */
export const outdatedList = 'outdated.json'
