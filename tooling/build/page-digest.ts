import { readFileSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/facts'
import { glossaryRoute, type GlossaryEntry } from '../../lib/course/glossary-entry'
import { glossaryEntries } from '../check/content/glossary'
import type { PageProblem } from '../check/content/page'
import { parsePage } from '../check/content/parse-page'
import { readPageList } from '../check/content/read-pages'
import { readingTime } from '../check/content/reading-time'
import { sectionsOf, type PageSection } from '../search/page-sections'
import { hashOf } from '../tasks/cache-key'
import { keptFiles } from '../tasks/kept-files'
import { remembered } from '../tasks/remembered'
import { oncePerBuild } from './once-per-build'

/** What other pages and the search show of a page. */
export interface PageDigest {
  route: string
  /** Of the front matter; a date is text. */
  values: Readonly<Record<string, unknown>>
  /** To read it. */
  minutes: number
  /** Of the glossary's page; none on others. */
  terms: readonly GlossaryEntry[]
  sections: readonly PageSection[]
  /** Why the page cannot be read: its line and the likely cause. */
  problem?: PageProblem
}

/** The facts depend on the environment too. */
const factsHash = hashOf(JSON.stringify(facts))

function makeDigest(root: string, file: string, raw: string): PageDigest {
  const page = parsePage(file, raw, { facts, pages: hasCards(raw) ? listNow(root).pages : [] })
  return {
    route: page.route,
    values: page.frontMatter.values,
    minutes: readingTime(page.words),
    terms: page.route === glossaryRoute ? glossaryEntries(page) : [],
    sections: sectionsOf(page),
    ...(page.unreadable ? { problem: page.unreadable } : {}),
  }
}

/** All pages, and a hash of them. */
const listNow = oncePerBuild(root => {
  const pages = readPageList(root, facts)
  return { pages, hash: hashOf(JSON.stringify(pages)) }
})

/** Whether a page shows others, on cards. */
const hasCards = (raw: string) => /<(PageCards?|CourseOutline|CourseSection)\b/.test(raw)

/** The digests of a project, a file each. */
const keptIn = remembered((root: string) => keptFiles(root, '.cache/page-digests', import.meta.url))

const known = new Map<string, PageDigest>()

/**
 * The digest of a page. Parsing a page takes some 100 ms, and a build needs the digest of most pages more than once, in
 * several processes; so it is kept on disk: another one as soon as the page's text, the pages on its cards or what digests
 * are made with change.
 *
 * @param file from the project's root
 */
export function pageDigest(root: string, file: string): PageDigest {
  const raw = readFileSync(path.join(root, file), 'utf8')
  const madeFrom = [factsHash, file, raw, hasCards(raw) ? listNow(root).hash : '']
  const kept = keptIn(root).fileNow(madeFrom, () => JSON.stringify(makeDigest(root, file, raw)))
  const digest = known.get(kept) ?? (JSON.parse(readFileSync(kept, 'utf8')) as PageDigest)
  known.set(kept, digest)
  return digest
}

/** Deletes the digests that this process did not need, after it needed those of all pages. */
export const dropOldDigests = (root: string): void => keptIn(root).dropOthers()
