import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ContentRule, ContentSite } from '../check/content/content-site'
import { openNotes, ownerNotes } from '../check/content/owner-notes'
import type { Page } from '../check/content/page'
import { pageFiles } from '../check/content/read-pages'
import { readFiles } from '../check/content/read-site'
import { routeOfFile } from '../check/content/routes-of-files'
import { moduleFault } from '../check/content/module-fault'
import type { Engine } from '../check/rules/content-engine'
import type { DataOfSite } from '../check/rules/load-site'
import { filesOfPage, findingsIn } from '../check/rules/page-findings'
import { inOrder, type Finding } from '../check/rules/run-rules'
import { ParsedPages } from './parsed-pages'
import { RuleRuns } from './rule-runs'

/** Loads what checks the content, and all of data/ that it imports, as the files are now. */
export type LoadEngine = () => Promise<Engine>

/** The new data, with each part that says the same as before being the same object as before. */
function keepEqual<T extends object>(before: T, now: T): T {
  const known = before as Readonly<Record<string, unknown>>
  const kept = Object.entries(now as Readonly<Record<string, unknown>>).map(([part, value]) => [
    part,
    isDeepStrictEqual(known[part], value) ? known[part] : value,
  ])
  return Object.fromEntries(kept) as T
}

const keyOf = ({ file, rule, message }: Finding): string => [file, rule, message].join('\n')

/**
 * The content as it is while someone writes, in memory. What is saved is checked in two steps: at once by the rules that look
 * at one page, then (`settle`) by those that look at the whole site, as far as what they look at has changed.
 */
export class ContentWatch {
  private readonly pages: ParsedPages
  private readonly runs = new RuleRuns()
  private files: ReturnType<typeof readFiles>
  private site: ContentSite
  /** What each rule for the whole site found last. */
  private found = new Map<string, Finding[]>()
  /** What was found on pages since anything changed: the terminal and the open pages ask for the same. */
  private readonly foundOnPages = new Map<string, Finding[]>()
  /** Why data/ cannot be read as it is now. */
  private fault: Finding | undefined

  private constructor(
    private readonly root: string,
    private readonly load: LoadEngine,
    private engine: Engine,
    private data: DataOfSite,
  ) {
    this.files = readFiles(root)
    this.pages = new ParsedPages(root, engine.readPage)
    this.readList()
    this.site = this.siteNow()
  }

  static async open(root: string, load: LoadEngine): Promise<ContentWatch> {
    const engine = await load()
    return new ContentWatch(root, load, engine, await engine.loadData(root))
  }

  /** The page's file at a route, or undefined if it isn't MDX. */
  fileAt(route: string): string | undefined {
    return pageFiles(this.root).find(file => routeOfFile(file) === route)
  }

  /** Takes notice of files that were written, made or deleted. Where data/ cannot be read, all is as before but for that finding. */
  async changed(files: readonly string[]): Promise<void> {
    this.foundOnPages.clear()
    if (files.some(file => !file.endsWith('.mdx') && !file.startsWith('data/')))
      this.files = keepEqual(this.files, readFiles(this.root))
    if (files.some(file => file.startsWith('data/'))) await this.reload()
    this.readList()
    this.pages.dropMissing()
    const existing = new Set(pageFiles(this.root))
    for (const file of files) if (existing.has(file)) this.pages.parse(file)
    this.site = this.siteNow()
  }

  /** What the rules for one page find in files that were just saved and in what these show, and what is wrong with data/ as a whole. */
  findingsIn(files: readonly string[]): Finding[] {
    const shown = new Set(
      files.flatMap(file => {
        const page = this.site.pages.find(each => each.file === file)
        return page ? [...filesOfPage(this.site, page)] : [file]
      }),
    )
    // What a picture may say depends on the page that shows it.
    const showing = this.site.pages.filter(({ images }) =>
      images.some(({ src }) => files.includes(`public${src}`)),
    )
    const around = new Set([...shown, ...showing.map(({ file }) => file)])
    const found = findingsIn(this.site, around, this.engine.allRules).filter(({ file }) => shown.has(file))
    return this.fault ? [this.fault, ...found] : found
  }

  /**
   * Parses what a change has made of other pages, and runs the rules for the whole site. Leaves time in between for what is
   * asked meanwhile, and stops, returning undefined, once something else is saved.
   *
   * @param hear is given what a rule finds in the named files, and what it finds elsewhere and did not find before, rule by rule
   * @returns whether all has been looked at
   */
  async settle(
    files: readonly string[],
    hear: (found: Finding[]) => void = () => undefined,
    isOver: () => boolean = () => false,
  ): Promise<boolean> {
    const rules = this.runs.quickFirst(this.engine.allRules.filter(({ looksAt }) => !looksAt))
    const isForPages = (rule: ContentRule) => this.runs.mayRead(rule, 'pages')
    // A mistake in a setting is reported before the pages that use it are read.
    if (
      !(await this.runAll(
        rules.filter(rule => !isForPages(rule)),
        files,
        hear,
        isOver,
      ))
    )
      return false
    for (const file of pageFiles(this.root)) {
      if (this.pages.parse(file).isNew) await setImmediate()
      if (isOver()) return false
    }
    this.site = this.siteNow()
    return this.runAll(rules.filter(isForPages), files, hear, isOver)
  }

  private async runAll(
    rules: readonly ContentRule[],
    files: readonly string[],
    hear: (found: Finding[]) => void,
    isOver: () => boolean,
  ): Promise<boolean> {
    for (const rule of rules) {
      const before = this.found.get(rule.name)
      const found = inOrder(this.site, this.runs.run(rule, this.site))
      this.found.set(rule.name, found)
      if (found !== before) this.foundOnPages.clear()
      const known = before && new Set(before.map(keyOf))
      const news = found.filter(each => files.includes(each.file) || (known && !known.has(keyOf(each))))
      if (news.length > 0 || (before ?? []).length > found.length) hear(news)
      await setImmediate()
      if (isOver()) return false
    }
    return true
  }

  /** What there is to correct on a page, in its questions and its figures. */
  findingsOf(file: string): Finding[] {
    const page = this.parse(file)
    const before = this.foundOnPages.get(file)
    if (before) return before
    const files = filesOfPage(this.site, page)
    const wide = [...this.found.values()].flat().filter(found => files.has(found.file))
    const findings = inOrder(this.site, [...findingsIn(this.site, files, this.engine.allRules), ...wide])
    const all = this.fault ? [this.fault, ...findings] : findings
    this.foundOnPages.set(file, all)
    return all
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

  private parse(file: string): Page {
    const { page, isNew } = this.pages.parse(file)
    if (isNew) this.site = this.siteNow()
    return page
  }

  private siteNow(): ContentSite {
    return { pages: this.pages.all(), ...this.files, ...this.data }
  }

  /** Reads the list of pages, and draws the hubs' maps from it. */
  private readList(): void {
    const { facts, readPageList, drawMaps } = this.engine
    if (this.pages.give(facts, readPageList(this.root, facts))) drawMaps(this.root)
  }

  private async reload(): Promise<void> {
    try {
      const engine = await this.load()
      this.data = keepEqual(this.data, await engine.loadData(this.root))
      this.engine = engine
      this.fault = undefined
    } catch (error) {
      const fault = await moduleFault(this.root, error)
      if (!fault) throw error
      this.fault = { ...fault, message: `cannot be read: ${fault.message}`, rule: 'data' }
    }
  }
}
