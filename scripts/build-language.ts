// Started by tooling/translations/build-languages.ts with a language's project as its working directory, so that each module
// imported here is the project's own copy, and reads what the translation says.
import { facts } from '../data/facts'
import { searchWords } from '../data/search-words'
import { site } from '../data/site'
import { makeLanguage } from '../tooling/translations/make-language'
import { runMain } from '../tooling/tasks/clear-error.mjs'

await runMain(async () => {
  const [packages = '', buildId = ''] = process.argv.slice(2)
  console.log(await makeLanguage(packages, process.cwd(), buildId, { site, facts, searchWords }))
})
