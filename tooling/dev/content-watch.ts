import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { ContentSite } from '../content/content-site'
import { openNotes, ownerNotes } from '../content/owner-notes'
import type { Page } from '../content/page'
import { pageFiles } from '../content/read-pages'
import { readFiles } from '../content/read-site'
import { routeOfFile } from '../content/routes-of-files'
import type { ListedPage } from '../content/page-list'
import type { Engine } from '../rules/content-engine'
import type { DataOfSite } from '../rules/load-site'
import type { Finding } from '../rules/run-rules'

/** A page as it was last parsed, and what it was parsed from. */
interface Parsed {
  raw: string
  /** Changes with the titles and descriptions that a hub's cards show. */
  list: string
  page: Page
}

/** Whether a page shows others by cards that the build fills in. */
const hasCards = (raw: string): boolean => /<(?:PageCards|CourseOutline)\b/.test(raw)

/** Whether a page's text depends on data/: on a fact of the canon or a setting. */
const hasFacts = (raw: string): boolean => /\{\s*(?:canon|site)\./.test(raw)

/**
 * The content as it is while someone writes: all pages parsed and in memory, so that the check of a saved one reads that
 * one alone.
 */
export class ContentWatch {
  private readonly pages = new Map<string, Parsed>()
  private files: ReturnType<typeof readFiles>
  private list: readonly ListedPage[] = []
  private listText = ''
  private isWhole = false
  /** What was found on pages since anything changed: the terminal and the open pages ask for the same. */
  private readonly found = new Map<string, Finding[]>()

  private constructor(
    private readonly root: string,
    private readonly loadEngine: () => Promise<Engine>,
    private engine: Engine,
    private data: DataOfSite,
  ) {
    this.files = readFiles(root)
    this.readList()
  }

  /** @param loadEngine imports tooling/rules/content-engine.ts and all that it imports, anew at each call */
  static async open(root: string, loadEngine: () => Promise<Engine>): Promise<ContentWatch> {
    const engine = await loadEngine()
    return new ContentWatch(root, loadEngine, engine, await engine.loadData(root))
  }

  /** Parses every page, leaving time in between for what is asked meanwhile. */
  async readAll(): Promise<void> {
    let missing = pageFiles(this.root)
    // A change of data meanwhile takes pages out again.
    while (missing.length > 0) {
      for (const file of missing) {
        this.parse(file)
        await setImmediate()
      }
      missing = pageFiles(this.root).filter(file => !this.pages.has(file))
    }
    this.isWhole = true
    this.found.clear()
  }

  /** The page's file at a route; undefined where there is none in MDX. */
  fileAt(route: string): string | undefined {
    return pageFiles(this.root).find(file => routeOfFile(file) === route)
  }

  /** A page that shows a picture, asks the questions of a file or is the file: where its faults are seen. */
  pageShowing(file: string): string | undefined {
    if (this.pages.has(file)) return file
    const questions = this.data.questionFiles?.find(each => each.file === file)?.set
    return [...this.pages.values()].find(
      ({ page }) =>
        page.route === questions?.lesson || page.images.some(({ src }) => `public${src}` === file),
    )?.page.file
  }

  /** Takes notice of files that were written, made or deleted. Throws where data/ cannot be loaded; all is as before then. */
  async changed(files: readonly string[]): Promise<void> {
    try {
      await this.take(files)
    } finally {
      this.found.clear()
    }
  }

  private async take(files: readonly string[]): Promise<void> {
    if (files.some(file => !file.endsWith('.mdx') && !file.startsWith('data/')))
      this.files = readFiles(this.root)
    if (files.some(file => file.startsWith('data/'))) await this.reload()
    this.readList()
    const existing = new Set(pageFiles(this.root))
    for (const file of this.pages.keys()) if (!existing.has(file)) this.pages.delete(file)
    for (const file of files) if (existing.has(file)) this.parse(file)
  }

  /** What the rules find on a page, in its questions and its figures. Before all pages are read, only by the rules for one page. */
  findingsOf(file: string): Finding[] {
    const page = this.parse(file)
    const before = this.found.get(file)
    if (before) return before
    const { allRules, pageFindings } = this.engine
    const rules = this.isWhole ? allRules : allRules.filter(rule => rule.looksAt === 'page')
    const findings = pageFindings(this.site(), page, rules)
    this.found.set(file, findings)
    return findings
  }

  /** What a page tells the owner of the site and no setting has settled, for the open page to show. */
  notesOf(file: string): Finding[] {
    return openNotes(ownerNotes(this.parse(file)), this.data.settings?.values).map(note => ({
      file: note.file,
      line: note.line,
      message: `For the owner: ${note.text}`,
      rule: note.setting ? `data/site.ts: ${note.setting}` : 'owner-notes',
    }))
  }

  /** What the rules for the whole site find in a file that is no page. */
  findingsIn(file: string): Finding[] {
    const { allRules, runRules } = this.engine
    if (!this.isWhole) return []
    const rules = allRules.filter(rule => rule.looksAt !== 'page')
    return runRules(this.site(), rules).filter(found => found.file === file)
  }

  private site(): ContentSite {
    const pages = [...this.pages.values()].map(({ page }) => page)
    return { pages: pages.sort((a, b) => a.file.localeCompare(b.file)), ...this.files, ...this.data }
  }

  private parse(file: string): Page {
    const raw = readFileSync(path.join(this.root, file), 'utf8')
    const known = this.pages.get(file)
    const list = hasCards(raw) ? this.listText : ''
    if (known?.raw === raw && known.list === list) return known.page
    const page = this.engine.readPage(this.root, file, { facts: this.engine.facts, pages: this.list })
    this.pages.set(file, { raw, list, page })
    return page
  }

  /** Reads the list of pages, and draws the hubs' maps from it. */
  private readList(): void {
    this.list = this.engine.readPageList(this.root, this.engine.facts)
    this.listText = JSON.stringify(this.list)
    this.engine.drawMaps(this.root)
  }

  private async reload(): Promise<void> {
    const engine = await this.loadEngine()
    this.data = await engine.loadData(this.root)
    this.engine = engine
    for (const [file, { raw }] of this.pages) if (hasFacts(raw)) this.pages.delete(file)
    for (const file of pageFiles(this.root)) if (this.isWhole) this.parse(file)
  }
}
