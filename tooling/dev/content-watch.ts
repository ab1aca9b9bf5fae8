import { setImmediate } from 'node:timers/promises'
import type { ContentSite } from '../check/content/content-site'
import type { Engine } from '../check/content-engine'
import { moduleProblem } from '../check/content/module-problem'
import { openNotes, ownerNotes } from '../check/content/owner-notes'
import { pageFiles } from '../check/content/read-pages'
import { readFiles } from '../check/content/read-site'
import { routeOfFile } from '../check/content/routes-of-files'
import type { DataOfSite } from '../check/load-site'
import { filesOfPage } from '../check/page-findings'
import { inOrder, runRule, type Finding } from '../check/run-rules'
import { ParsedPages } from './parsed-pages'

/** Loads the current rules and parsers, with all of data/ that they import. */
export type LoadEngine = () => Promise<Engine>

const keyOf = ({ file, rule, message }: Finding): string => [file, rule, message].join('\n')

/** The content in memory, while someone edits it. */
export class ContentWatch {
  private readonly pages: ParsedPages
  private files: ReturnType<typeof readFiles>
  /** What the last check found. */
  private found: readonly Finding[] | undefined
  /** Why data/ can't be read, if so. */
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

  /** Reads and checks files that were written, created, or deleted. If data/ can't be read, its last readable state stays. */
  async changed(files: readonly string[]): Promise<Finding[]> {
    if (files.some(file => !file.endsWith('.mdx') && !file.startsWith('data/')))
      this.files = readFiles(this.root)
    if (files.some(file => file.startsWith('data/'))) await this.reload()
    this.readList()
    return this.check(files)
  }

  /** Runs all rules, yielding in between; returns the findings in these files, and new ones in others. */
  private async check(files: readonly string[]): Promise<Finding[]> {
    for (const file of pageFiles(this.root)) if (this.pages.parse(file).isNew) await setImmediate()
    const site = this.siteNow()
    const found: Finding[] = []
    for (const rule of this.engine.allRules) {
      found.push(...runRule(rule, site))
      await setImmediate()
    }
    const before = this.found && new Set(this.found.map(keyOf))
    this.found = [...(this.problem ? [this.problem] : []), ...inOrder(site, found)]
    const saved = new Set(files.flatMap(file => [file, ...this.filesOf(file)]))
    const isNew = (finding: Finding) => before !== undefined && !before.has(keyOf(finding))
    return this.found.filter(each => each === this.problem || saved.has(each.file) || isNew(each))
  }

  /** Findings on a page, in its questions and figures, and about data/ as a whole. */
  findingsOf(file: string): Finding[] {
    const files = this.filesOf(file)
    return (this.found ?? []).filter(each => each === this.problem || files.has(each.file))
  }

  /** A page's open notes for the owner, to be shown on the page. */
  notesOf(file: string): Finding[] {
    return openNotes(ownerNotes(this.pages.parse(file).page), this.data.settings?.values).map(note => ({
      file: note.file,
      line: note.line,
      message: `For the owner: ${note.text}`,
      rule: note.setting ? `data/site.ts: ${note.setting}` : 'owner-notes',
    }))
  }

  private filesOf(file: string): ReadonlySet<string> {
    const site = this.siteNow()
    const page = site.pages.find(each => each.file === file)
    return page ? filesOfPage(site, page) : new Set()
  }

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
