import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/canon/facts'
import { pageFiles, readPage } from '../content/read-pages'
import { readingTime } from '../content/reading-time'
import { glossaryEntries, glossaryRoute } from '../course/glossary'
import { hashOfInputs, sources } from '../tasks/build-stamp'
import { filesUnder } from '../tasks/files-under'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** What other pages show of a page: all but its text. */
function factsOf(root: string, file: string): unknown {
  const page = readPage(root, file, facts)
  const terms = file === `pages${glossaryRoute}.mdx` ? glossaryEntries(page) : []
  return [page.frontMatter.values, readingTime(page.words), terms]
}

/** File → hash of its text and of its facts, as the last build left them: most pages need not be read again. */
type Known = Record<string, { text: string; facts: string }>

function readKnown(place: string): Known {
  try {
    return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Known) : {}
  } catch {
    return {}
  }
}

/**
 * What the compiler's cache is good for. The compiler sees a change of a page's own file by itself; a page also shows
 * what stands elsewhere: titles and reading times on cards, related links, terms, sizes of figures, components.
 */
export function compilerCacheVersion(root: string): string {
  const place = path.join(root, '.cache/page-facts.json')
  const before = readKnown(place)
  const known: Known = {}
  for (const file of pageFiles(root)) {
    const text = hashOf(readFileSync(path.join(root, file), 'utf8'))
    const same = before[file]?.text === text ? before[file] : undefined
    known[file] = same ?? { text, facts: hashOf(JSON.stringify(factsOf(root, file))) }
  }
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify(known))
  // The order of the pages and their menus, and all that pages are made with.
  const inputs = [...sources, ...filesUnder(root, 'pages', '_meta.json')]
  const facts = Object.entries(known).map(([file, each]) => `${file}\0${each.facts}`)
  return hashOf([hashOfInputs(root, process.env, { out: 'out', inputs }), ...facts].join('\0'))
}
