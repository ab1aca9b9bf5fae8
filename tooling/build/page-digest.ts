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
import { oncePerBuild } from '../tasks/once-per-build'

/** What other pages and the search show of a page. */
export interface PageDigest {
  route: string
  /** From the front matter; dates as text. */
  values: Readonly<Record<string, unknown>>
  /** Reading time. */
  minutes: number
  /** The glossary's terms; empty on other pages. */
  terms: readonly GlossaryEntry[]
  sections: readonly PageSection[]
  /** Why the page can't be parsed: the line and the likely cause. */
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

/** Whether a page has cards of other pages. */
const hasCards = (raw: string) => /<(PageCards?|CourseOutline|CourseSection)\b/.test(raw)

/** A project's digests, one per file. */
const keptIn = remembered((root: string) => keptFiles(root, '.cache/page-digests', import.meta.url))

const known = new Map<string, PageDigest>()

/** Cached on disk by the page's text, its cards' pages, and this code: parsing takes 100 ms, in several processes. */
export function pageDigest(root: string, file: string): PageDigest {
  const raw = readFileSync(path.join(root, file), 'utf8')
  const madeFrom = [factsHash, file, raw, hasCards(raw) ? listNow(root).hash : '']
  const kept = keptIn(root).fileNow(madeFrom, () => JSON.stringify(makeDigest(root, file, raw)))
  const digest = known.get(kept) ?? (JSON.parse(readFileSync(kept, 'utf8')) as PageDigest)
  known.set(kept, digest)
  return digest
}

/** Deletes digests that this process didn't need; call it after all pages were read. */
export const dropOldDigests = (root: string): void => keptIn(root).dropOthers()
