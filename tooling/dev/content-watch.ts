import { setImmediate } from 'node:timers/promises'
import type { ContentSite } from '../check/content/content-site'
import type { Engine } from '../check/content-engine'
import { moduleProblem } from '../check/content/module-problem'
import { openNotes, ownerNotes } from '../check/content/owner-notes'
import { pageFiles } from '../check/content/read-pages'
import { readFiles } from '../check/content/read-site'
import { routeOfFile } from '../check/content/routes-of-files'
import type { DataOfSite } from '../check/load-site'
import { filesOfPage, findingsIn } from '../check/page-findings'
import { inOrder, runRule, type Finding } from '../check/run-rules'
import { ParsedPages } from './parsed-pages'

/** Loads what checks the content, and all of data/ that it imports, as the files are now. */
export type LoadEngine = () => Promise<Engine>

const keyOf = ({ file, rule, message }: Finding): string => [file, rule, message].join('\n')

/**
 * The content as it is while someone writes, in memory. What is saved is checked in two steps: at once by the rules that look
 * at one page, then (`settle`) by those that look at the whole site.
 */
export class ContentWatch {
  private readonly pages: ParsedPages
  private files: ReturnType<typeof readFiles>
  /** What each rule for the whole site found last. */
  private found = new Map<string, Finding[]>()
  /** Why data/ cannot be read as it is now. */
  private problem: Finding | undefined

  private constructor(
    private readonly root: string,
    private readonly load: LoadEngine,
    private engine: Engine,
    private data: DataOfSite,
  ) {
    this.files = readFiles(root)
    this.pages = new ParsedPages(root, engine.readPage)
    this.readList()
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
    if (files.some(file => !file.endsWith('.mdx') && !file.startsWith('data/')))
      this.files = readFiles(this.root)
    if (files.some(file => file.startsWith('data/'))) await this.reload()
    this.readList()
    for (const file of pageFiles(this.root)) if (files.includes(file)) this.pages.parse(file)
  }

  /** What the rules for one page find in files that were just saved and in what these show, and what is wrong with data/ as a whole. */
  findingsIn(files: readonly string[]): Finding[] {
    const site = this.siteNow()
    const shown = new Set(
      files.flatMap(file => {
        const page = site.pages.find(each => each.file === file)
        return page ? [...filesOfPage(site, page)] : [file]
      }),
    )
    // What a picture may say depends on the page that shows it.
    const showing = site.pages.filter(({ images }) =>
      images.some(({ src }) => files.includes(`public${src}`)),
    )
    const around = new Set([...shown, ...showing.map(({ file }) => file)])
    return this.withProblem(
      findingsIn(site, around, this.engine.allRules).filter(({ file }) => shown.has(file)),
    )
  }

  /**
   * Parses what a change has made of other pages, and runs the rules for the whole site. Leaves time in between for what is
   * asked meanwhile, and stops once something else is saved.
   *
   * @param hear is given what a rule finds in the named files, and what it finds elsewhere and did not find before, rule by rule
   * @returns whether all has been looked at
   */
  async settle(
    files: readonly string[],
    hear: (found: Finding[]) => void = () => undefined,
    isOver: () => boolean = () => false,
  ): Promise<boolean> {
    for (const file of pageFiles(this.root)) {
      if (this.pages.parse(file).isNew) await setImmediate()
      if (isOver()) return false
    }
    const site = this.siteNow()
    for (const rule of this.engine.allRules.filter(({ looksAt }) => !looksAt)) {
      const before = this.found.get(rule.name)
      const found = inOrder(site, runRule(rule, site))
      this.found.set(rule.name, found)
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
    const { page } = this.pages.parse(file)
    const site = this.siteNow()
    const files = filesOfPage(site, page)
    const wide = [...this.found.values()].flat().filter(found => files.has(found.file))
    return this.withProblem(inOrder(site, [...findingsIn(site, files, this.engine.allRules), ...wide]))
  }

  /** What a page tells the owner of the site and no setting has settled, for the open page to show. */
  notesOf(file: string): Finding[] {
    return openNotes(ownerNotes(this.pages.parse(file).page), this.data.settings?.values).map(note => ({
      file: note.file,
      line: note.line,
      message: `For the owner: ${note.text}`,
      rule: note.setting ? `data/site.ts: ${note.setting}` : 'owner-notes',
    }))
  }

  private withProblem = (findings: Finding[]): Finding[] =>
    this.problem ? [this.problem, ...findings] : findings

  private siteNow(): ContentSite {
    return { pages: this.pages.all(), ...this.files, ...this.data }
  }

  private readList(): void {
    const { facts, readPageList } = this.engine
    this.pages.give({ facts, pages: readPageList(this.root, facts) })
  }

  private async reload(): Promise<void> {
    try {
      const engine = await this.load()
      this.data = await engine.loadData(this.root)
      this.engine = engine
      this.problem = undefined
    } catch (error) {
      const problem = await moduleProblem(this.root, error)
      if (!problem) throw error
      this.problem = { ...problem, message: `cannot be read: ${problem.message}`, rule: 'data' }
    }
  }
}
