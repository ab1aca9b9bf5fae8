import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Facts } from '../../lib/example/fact-texts'
import { factsNamedIn } from '../check/content/fact-expressions'
import type { Page } from '../check/content/page'
import type { ListedPage } from '../check/content/page-list'
import { pageFiles } from '../check/content/read-pages'
import type { Given } from '../check/content/parse-page'

/** A page as it was last parsed, and what it was parsed from. */
interface Parsed {
  raw: string
  /** The facts that its text names, and the titles and descriptions that a hub's cards show. */
  given: string
  page: Page
}

/** Whether a page shows others by cards that the build fills in. */
const hasCards = (raw: string): boolean => /<(?:PageCards|CourseOutline)\b/.test(raw)

/** All pages, parsed and in memory: each is parsed again only when its text has changed, or what the text takes from elsewhere. */
export class ParsedPages {
  private readonly parsed = new Map<string, Parsed>()
  private sorted: Page[] | undefined
  private given: Required<Given> & { listText: string } = { facts: {}, pages: [], listText: '' }

  constructor(
    private readonly root: string,
    private readonly readPage: (root: string, file: string, given: Given) => Page,
  ) {}

  /** What pages show from now on; returns whether titles, descriptions or their order differ. */
  give(facts: Facts, pages: readonly ListedPage[]): boolean {
    const listText = JSON.stringify(pages)
    const isOther = listText !== this.given.listText
    this.given = { facts, pages, listText }
    return isOther
  }

  /** The page as it is now, and whether it had to be parsed for that. */
  parse(file: string): { page: Page; isNew: boolean } {
    const raw = readFileSync(path.join(this.root, file), 'utf8')
    const { facts, pages, listText } = this.given
    const given = `${factsNamedIn(raw, facts)}\n${hasCards(raw) ? listText : ''}`
    const known = this.parsed.get(file)
    if (known?.raw === raw && known.given === given) return { page: known.page, isNew: false }
    const page = this.readPage(this.root, file, { facts, pages })
    this.parsed.set(file, { raw, given, page })
    this.sorted = undefined
    return { page, isNew: true }
  }

  /** Forgets pages that are gone. */
  dropMissing(): void {
    const existing = new Set(pageFiles(this.root))
    for (const file of this.parsed.keys()) {
      if (existing.has(file)) continue
      this.parsed.delete(file)
      this.sorted = undefined
    }
  }

  has(file: string): boolean {
    return this.parsed.has(file)
  }

  /** Every page so far in the order of the files; the same array until one of them changes. */
  all(): readonly Page[] {
    this.sorted ??= [...this.parsed.values()]
      .map(({ page }) => page)
      .sort((a, b) => a.file.localeCompare(b.file))
    return this.sorted
  }
}
