import type { Facts } from '../../../lib/example/fact-texts'
import type { Question, QuestionSet } from '../../../lib/course/question'
import type { GuideStatement } from '../../../lib/course/guide-statement'
import type { SameFacts } from '../../../lib/exam/bank-of'
import type { Redirect } from '../../../lib/nav/redirect'
import type { RelatedLinkGroups } from '../../../lib/nav/related-link'
import type { SearchWords } from '../../../lib/search/words'
import type { PageProblem, Page } from './page'
import type { SourceText } from '../../tasks/files-under'
import { routeOfFile } from './routes-of-files'

export type { SourceText }

/** An entry of data/ that doesn't match its type; rules that read such entries don't get it. */
export interface InvalidEntry {
  /** 'sprint-1'; undefined if it has none. */
  id?: string
  /** Each names the entry. */
  problems: readonly PageProblem[]
}

/** A file of questions: data/questions/<topic>.ts for a lesson, data/exam-questions/<topic>.ts for practice only. */
export interface QuestionFile extends SourceText {
  /** Undefined if the file doesn't export `questions`. */
  set: QuestionSet | undefined
  /** Questions for practice only; undefined if the file doesn't export `examOnly`. */
  examOnly?: readonly Question[] | undefined
  /** Invalid fields of the set itself. */
  problems?: readonly PageProblem[]
  /** Invalid questions, which are in neither list. */
  invalid?: readonly InvalidEntry[]
}

/** All questions of either kind of file. */
export const questionsIn = ({ set, examOnly = [] }: QuestionFile): readonly Question[] => [
  ...(set?.questions ?? []),
  ...examOnly,
]

/** Path of an image that code, data, or styles mention. */
export interface ImageReference {
  file: string
  line: number
  src: string
}

/** The groups by name, as data/related-links.ts exports them. */
export interface RelatedLinksData {
  groups: RelatedLinkGroups
  /** The groups' source files, for line numbers. */
  sources: readonly SourceText[]
  /** Invalid links by group, which `groups` leaves out. */
  invalid?: readonly (InvalidEntry & { file: string; group: string })[]
}

/** A chart's data file and its drawing. */
export interface ChartFile {
  /** 'data/charts/scrum/burndown-chart-tool-reading-rooms.ts' */
  file: string
  /** 'public/images/scrum/burndown-chart-tool-reading-rooms.svg' */
  drawing: string
  /** Undefined if the data are invalid. */
  svg: string | undefined
  /** The alt text exported by the data file, required on every page that shows the chart. */
  alt?: string | undefined
  /** The numbers in its data and words, which an alt text may name; unknown if the data are invalid. */
  numbers?: ReadonlySet<string>
  /** Problems with the data or with colliding words, one sentence each. */
  problems: string[]
}

/** A source of data/downloads/; tooling/downloads/ makes its files. */
export interface DownloadFile extends SourceText {
  /** Reasons its files can't be made, one sentence each. */
  document: { problems: readonly { line: number; message: string }[] }
  /** The address of each file: '/downloads/sdlc/test-plan.docx'. */
  addresses: readonly string[]
}

/** A language's pages and data, whose files are named as the original's. */
export interface Translation {
  /** 'translations/fr' */
  folder: string
  pages: readonly Page[]
  /** Files under its public/ by address. */
  publicFiles: ReadonlyMap<string, string>
  questionFiles: readonly QuestionFile[]
}

/** Everything the content rules check, read from files or made by a test. */
export interface ContentSite {
  pages: readonly Page[]
  /** Pages that no list or menu has: errors and the search. Only their syntax is checked. */
  unlistedPages?: readonly Page[]
  /** Pages written in TSX: valid link targets, but not checked. */
  codeFiles: readonly string[]
  metas: readonly SourceText[]
  /** Files under public/ by address ('/images/a.svg'): the text of an SVG, '' for others. */
  publicFiles: ReadonlyMap<string, string>
  imageReferences: readonly ImageReference[]
  /** Source files of components/ and browser/, which may contain words for readers. */
  code?: readonly SourceText[]
  /** All code and documents, which only `npm run content` reads: for 'plain-english' and 'style-sheet-length'. */
  sources?: readonly SourceText[]
  relatedLinks?: RelatedLinksData
  questionFiles?: readonly QuestionFile[]
  translations?: readonly Translation[]
  /** The export and text of data/same-facts.ts. */
  sameFacts?: { groups: SameFacts; raw: string }
  /** Of data/question-dates.ts. */
  questionDigests?: Readonly<Record<string, number>>
  /** The export and text of data/redirects.ts. */
  redirects?: { list: readonly Redirect[]; raw: string }
  charts?: readonly ChartFile[]
  /** The sources of data/downloads/. */
  downloads?: readonly DownloadFile[]
  /** The export and texts of data/guide-coverage.ts: where lessons teach the Scrum Guide's statements. */
  guideCoverage?: {
    statements: readonly GuideStatement[]
    sources: readonly SourceText[]
    /** The export and text of data/unasked-statements.ts. */
    unasked?: { list: readonly { ids: readonly string[] }[]; raw: string }
  }
  /** The export and text of data/site.ts. */
  settings?: { values: Readonly<Record<string, unknown>>; raw: string }
  /** The values of {site.brand}, {example.sprint16.done}, and so on. */
  facts?: Facts
  /** The export and text of data/search-words.ts. */
  searchWords?: { words: SearchWords; typedOnly: readonly string[]; raw: string }
  /** Today's date in the earliest time zone: '2026-11-22'. */
  today?: string
}

/** A finding and its position. */
export interface Problem {
  file: string
  line: number
  /** What is wrong and how to fix it. */
  message: string
}

/** A check of the content that the build doesn't make, as a file of tooling/check/rules/ exports it. */
export interface Rule {
  why: string
  check: (site: ContentSite) => Iterable<Problem>
}

/** A rule with its name, that of its file, as given to --only. */
export interface ContentRule extends Rule {
  name: string
}

/** A problem on a page, or in another file. */
export function problem({ file }: { file: string }, line: number, message: string): Problem {
  return { file, line, message }
}

/** A problem in a file, on the first line with a text. */
export function problemAt({ file, raw }: SourceText, near: string, message: string, from = 0): Problem {
  return { file, line: lineOfText(raw, near, from), message }
}

/** The routes of the MDX pages. */
export const routesOf = ({ pages }: ContentSite): string[] => pages.map(({ route }) => route)

/** Whether there is a page at a route, MDX or TSX. */
export const hasPage = (site: ContentSite, route: string): boolean =>
  site.pages.some(page => page.route === route) || site.codeFiles.some(file => routeOfFile(file) === route)

/** The first line that contains a text, counted from 1; 1 if no line does. */
export function lineOfText(raw: string, text: string, from = 0): number {
  const position = raw.indexOf(text, Math.max(0, from))
  return position < 0 ? 1 : raw.slice(0, position).split('\n').length
}
