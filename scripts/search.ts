// `npm run search -- 'words'`: queries the search on the current sources, with the points of each result.
import { searchWords } from '../data/search-words'
import { createEngine, type Found } from '../lib/search/engine'
import { indexParts } from '../tooling/search/index-parts'
import { searchedPages } from '../tooling/build/search-files'

const query = process.argv.slice(2).join(' ')
const parts = indexParts(await searchedPages(process.cwd()), searchWords)
const engine = createEngine(searchWords)
engine.take('titles', parts.get('titles') ?? '')

/** The answer once all needed parts are loaded. */
function complete(found: Found | undefined = engine.find(query)): Found['answer'] | undefined {
  if (!found?.missing.length) return found?.answer
  for (const part of found.missing) engine.take(part, parts.get(part) ?? '')
  return complete(engine.find(query))
}

const rounded = (points: number) => points.toFixed(0).padStart(5)
const answer = complete()
for (const { url, title, score, points, sections } of answer?.pages ?? []) {
  const made = Object.entries(points).filter(([, value]) => Math.round(value) > 0)
  console.log(`${rounded(score)}  ${title.join('')}  ${url}`)
  console.log(`       ${made.map(([part, value]) => `${part} ${value.toFixed(0)}`).join(' + ')}`)
  for (const { url, heading, score } of sections)
    console.log(`${rounded(score)}    ${heading.join('')}  ${url}`)
}
if (answer?.pages.length === 0)
  console.log(`No results found. Like it: ${answer.nearest.map(page => page.title).join(', ') || 'no title'}`)
process.exitCode = answer?.pages.length ? 0 : 1
