import { readFileSync } from 'node:fs'
import path from 'node:path'
import { factsNamedIn } from '../check/content/fact-expressions'
import type { Page } from '../check/content/page'
import type { Given } from '../check/content/parse-page'
import { pageFiles } from '../check/content/read-pages'

/** Whether a page has cards of other pages, which the build fills in. */
const hasCards = (raw: string): boolean => /<(?:PageCards|CourseOutline)\b/.test(raw)

/** All parsed pages: one is parsed again only when its text, or something the text refers to, has changed. */
export class ParsedPages {
  /** Each page, and what it was parsed from: its text, its facts, and the list of pages if it has cards. */
  private readonly parsed = new Map<string, { from: string; page: Page }>()
  private given: Required<Given> = { facts: {}, pages: [] }
  private listText = ''

  constructor(
    private readonly root: string,
    private readonly readPage: (root: string, file: string, given: Given) => Page,
  ) {}

  /** Sets facts and the list of pages; returns whether that list has changed. */
  give(given: Required<Given>): boolean {
    const before = this.listText
    this.given = given
    this.listText = JSON.stringify(given.pages)
    return this.listText !== before
  }

  /** The current page, and whether it was parsed again. */
  parse(file: string): { page: Page; isNew: boolean } {
    const raw = readFileSync(path.join(this.root, file), 'utf8')
    const from = [raw, factsNamedIn(raw, this.given.facts), hasCards(raw) ? this.listText : ''].join('\n')
    const known = this.parsed.get(file)
    if (known?.from === from) return { page: known.page, isNew: false }
    const page = this.readPage(this.root, file, this.given)
    this.parsed.set(file, { from, page })
    return { page, isNew: true }
  }

  /** Every parsed page that still exists, in the order of files. */
  all(): readonly Page[] {
    return pageFiles(this.root).flatMap(file => this.parsed.get(file)?.page ?? [])
  }
}
