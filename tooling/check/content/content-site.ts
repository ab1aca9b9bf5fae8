import type { Facts } from '../../../lib/example/fact-texts'
import type { IsoDay } from '../../../lib/example/days'
import type { Knowledge, Story } from '../../../lib/example/sprint'
import type { Question, QuestionSet } from '../../../lib/course/question'
import type { GuideStatement } from '../../../lib/course/guide-statement'
import type { HubMap } from '../../../lib/nav/hub-map'
import type { Redirect } from '../../../lib/nav/redirect'
import type { RelatedLinkGroups } from '../../../lib/nav/related-link'
import type { SearchWords } from '../../../lib/search/search-words'
import type { Fault, Page } from './page'
import type { RouteEntry } from '../../../lib/nav/route-entry'
import { routeOfFile } from './routes-of-files'

/** A `_meta.json` as it is written. */
export interface MetaFile {
  /** 'pages/scrum/_meta.json' */
  file: string
  raw: string
}

/** An entry of data/ whose fields are not those of its type: the rules that read such entries are spared it. */
export interface Misshapen {
  /** 'sprint-1'; undefined where it has none. */
  id?: string
  /** Each names the entry. */
  faults: readonly Fault[]
}

/** A file of questions: data/questions/<topic>.ts of a lesson, data/exam-questions/<topic>.ts for practice alone. */
export interface QuestionFile {
  file: string
  raw: string
  /** Why the file could not be loaded. */
  unreadable?: Fault
  /** Undefined where the file exports no `questions`. */
  set: QuestionSet | undefined
  /** Questions for practice alone; undefined where the file exports no `examOnly`. */
  examOnly?: readonly Question[] | undefined
  /** Fields around the questions that are of a wrong shape. */
  faults?: readonly Fault[]
  /** Questions with such fields: they are in neither of the two lists. */
  misshapen?: readonly Misshapen[]
}

/** All questions of a file, whichever kind of file it is. */
export const questionsIn = ({ set, examOnly = [] }: QuestionFile): readonly Question[] => [
  ...(set?.questions ?? []),
  ...examOnly,
]

/** Path of an image that code, data or styles name. */
export interface ImageReference {
  file: string
  line: number
  src: string
}

/** The related-links groups by name, as data/related-links.ts exports them. */
export interface RelatedLinksData {
  groups: RelatedLinkGroups
  /** The files that the groups are written in, to find lines in. */
  sources: readonly { file: string; raw: string }[]
  /** Links whose fields are of a wrong shape, by their group; they are not in `groups`. */
  misshapen?: readonly (Misshapen & { file: string; group: string })[]
}

/** A chart's data file and what its data draw. */
export interface ChartFile {
  /** 'data/charts/scrum/burndown-chart-tool-reading-rooms.ts' */
  file: string
  /** 'public/images/scrum/burndown-chart-tool-reading-rooms.svg' */
  drawing: string
  /** Undefined where the data are wrong. */
  svg: string | undefined
  /** The alt text that its data file gives with its numbers, for each page that shows it. */
  alt?: string | undefined
  /** The numbers of its data and words, as a sentence may name them; unknown where the data are wrong. */
  numbers?: ReadonlySet<string>
  /** What is wrong with the data, or with the places of the words: one sentence each. */
  faults: string[]
}

/** A source of data/downloads/, as far as the rules look at it; tooling/downloads/ makes its files. */
export interface DownloadFile {
  file: string
  raw: string
  /** What keeps its files from being made: one sentence each. */
  document: { faults: readonly { line: number; message: string }[] }
  /** '/downloads/sdlc/test-plan.docx': where each of its files is found on the site. */
  addresses: readonly string[]
}

/** What data/example has for authors to look up before they write. */
export interface ExampleRecord {
  stories: readonly Story[]
  knowledge: readonly Knowledge[]
  /** The pages that Sprints, decisions and exceptions name. */
  toldOn: readonly { route: string; sprint?: number }[]
  /** The app team: who is on it from which day to which. */
  team: readonly { accountability: string; since?: IsoDay; until?: IsoDay }[]
  /** Developers on it, as the pages have it. */
  developers: number
  /** Other people and teams. */
  names: readonly string[]
  branches: readonly number[]
  oldScanners: readonly number[]
  lastSprint: number
  /** First and last day of a Sprint. */
  daysOf: (sprint: number) => readonly IsoDay[]
  /** The files of data/example, to find lines in. */
  sources: readonly { file: string; raw: string }[]
}

/** Everything that the content rules look at; built from files, or in memory by a test. */
export interface ContentSite {
  pages: readonly Page[]
  /** Pages written in TSX, which may be linked to but are not checked. */
  codeFiles: readonly string[]
  metas: readonly MetaFile[]
  /** Files under public/ by their address ('/images/a.svg'); the text of an SVG, '' for others. */
  publicFiles: ReadonlyMap<string, string>
  imageReferences: readonly ImageReference[]
  /** What draws and moves pages, and may have words of its own: components/ and browser/. */
  code?: readonly { file: string; raw: string }[]
  /** Pages that are planned (data/planned-pages.ts). */
  planned: readonly RouteEntry[]
  /** Text of data/planned-pages.ts, to find lines in. */
  planSource?: string
  relatedLinks?: RelatedLinksData
  questionFiles?: readonly QuestionFile[]
  /** Ids of questions that ask for the same thing, as data/same-facts.ts has them, and its text. */
  sameFacts?: { groups: readonly (readonly string[])[]; raw: string }
  /** What data/redirects.ts exports, and its text. */
  redirects?: { list: readonly Redirect[]; raw: string }
  charts?: readonly ChartFile[]
  /** The sources of data/downloads/. */
  downloads?: readonly DownloadFile[]
  /** Where the lessons teach what the Scrum Guide says, as data/guide-coverage.ts exports it, and its files. */
  guideCoverage?: {
    statements: readonly GuideStatement[]
    sources: readonly { file: string; raw: string }[]
  }
  exampleRecord?: ExampleRecord
  /** What data/hub-maps.ts exports, and its text. */
  hubMaps?: { maps: readonly HubMap[]; raw: string }
  /** What data/site.ts exports, and its text. */
  settings?: { values: Readonly<Record<string, unknown>>; raw: string }
  /** What stands for {site.brand}, {example.sprint16.done} and the like. */
  facts?: Facts
  /** What data/search-words.ts exports, and its text. */
  searchWords?: { words: SearchWords; typedOnly: readonly string[]; raw: string }
  /** The day of the check, where it is farthest ahead: '2026-11-22'. */
  today?: string
}

/** One finding, with the place to look at. */
export interface Problem {
  file: string
  line: number
  /** What is wrong and how to mend it. */
  message: string
}

/** One check of the content that the build does not make. */
export interface ContentRule {
  /** As given to --only. */
  name: string
  why: string
  /**
   * 'page' where what it finds in a file depends on that page, its questions and its figures alone: while someone writes, it
   * sees the saved ones only. The others run again when a part of the site that they read has changed.
   */
  looksAt?: 'page'
  check: (site: ContentSite) => Problem[]
}

/** A problem of a page. */
export function problem(page: Page, line: number, message: string): Problem {
  return { file: page.file, line, message }
}

/** Whether there is a page at a route, whatever it is written in. */
export function hasPage(site: ContentSite, route: string): boolean {
  return (
    site.pages.some(page => page.route === route) || site.codeFiles.some(file => routeOfFile(file) === route)
  )
}

/** Line on which a text first stands, counting from 1; 1 where it does not. */
export function lineOfText(raw: string, text: string, from = 0): number {
  const position = raw.indexOf(text, Math.max(0, from))
  return position < 0 ? 1 : raw.slice(0, position).split('\n').length
}
