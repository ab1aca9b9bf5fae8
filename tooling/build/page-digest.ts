import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { facts } from '../../data/facts'
import { glossaryRoute, type GlossaryEntry } from '../../lib/course/glossary-entry'
import { glossaryEntries } from '../check/content/glossary'
import type { Fault } from '../check/content/page'
import { parsePage } from '../check/content/parse-page'
import { readPageList } from '../check/content/read-pages'
import { readingTime } from '../check/content/reading-time'
import { sectionsOf, type PageSection } from '../search/page-sections'
import { cacheKey, hashOf } from '../tasks/cache-key'
import { writeWhole } from '../tasks/write-whole'
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
  fault?: Fault
}

/** The facts depend on the environment too. */
const factsText = JSON.stringify(facts)

/** Where digests are kept, a file each, named by what it was made from. */
const place = '.cache/page-digests'

function makeDigest(root: string, file: string, raw: string): PageDigest {
  const page = parsePage(file, raw, { facts, pages: hasCards(raw) ? listNow(root).pages : [] })
  return {
    route: page.route,
    values: page.frontMatter.values,
    minutes: readingTime(page.words),
    terms: page.route === glossaryRoute ? glossaryEntries(page) : [],
    sections: sectionsOf(page),
    ...(page.unreadable ? { fault: page.unreadable } : {}),
  }
}

/** All pages, and a hash of them. */
const listNow = oncePerBuild(root => {
  const pages = readPageList(root, facts)
  return { pages, hash: hashOf(JSON.stringify(pages)) }
})

/** Whether a page shows others, on cards. */
const hasCards = (raw: string) => /<(PageCards?|CourseOutline|CourseSection)\b/.test(raw)

/**
 * Name of a page's digest among those kept: another one as soon as the page's text, the pages on its cards or what
 * digests are made with change.
 */
function keyOf(root: string, file: string, raw: string): string {
  return `${hashOf(cacheKey(import.meta.url), factsText, file, raw, hasCards(raw) ? listNow(root).hash : '')}.json`
}

function readKept(kept: string): PageDigest | undefined {
  try {
    return existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as PageDigest) : undefined
  } catch {
    // Half written by a process that was stopped.
    return undefined
  }
}

const known = new Map<string, PageDigest>()

/**
 * The digest of a page. Parsing a page takes some 100 ms, and a build needs the digest of most pages more than once, in
 * several processes; so it is kept on disk.
 *
 * @param file from the project's root
 */
export function pageDigest(root: string, file: string): PageDigest {
  const raw = readFileSync(path.join(root, file), 'utf8')
  const key = keyOf(root, file, raw)
  const kept = path.join(root, place, key)
  const digest = known.get(key) ?? readKept(kept)
  if (digest) {
    known.set(key, digest)
    return digest
  }
  const text = JSON.stringify(makeDigest(root, file, raw))
  writeWhole(kept, text)
  const made = JSON.parse(text) as PageDigest
  known.set(key, made)
  return made
}

/** Deletes the digests of texts that no page has any more. */
export function dropOldDigests(root: string, files: readonly string[]): void {
  const folder = path.join(root, place)
  if (!existsSync(folder)) return
  const current = new Set(files.map(file => keyOf(root, file, readFileSync(path.join(root, file), 'utf8'))))
  for (const name of readdirSync(folder)) {
    if (!current.has(name)) rmSync(path.join(folder, name), { force: true })
  }
}
