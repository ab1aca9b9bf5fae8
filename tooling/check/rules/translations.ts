import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { choicesOf, type Question } from '../../../lib/course/question'
import { unlistedRoutes } from '../../../lib/nav/route-entry'
import {
  problem,
  questionsIn,
  type ContentSite,
  type Problem,
  type QuestionFile,
  type Rule,
  type Translation,
} from '../content/content-site'
import { isJsx } from '../content/jsx'
import { textValue, type Page } from '../content/page'
import { rule as headingOrder } from './heading-order'
import { rule as h1EqualsTitle } from './h1-equals-title'
import { rule as internalLinks } from './internal-links'
import { rule as mdxSyntax } from './mdx-syntax'
import { rule as rawMarkdown } from './raw-markdown'
import { rule as scrumRuleSections } from './scrum-rule-sections'
import { rule as tableShape } from './table-shape'
import { rule as unknownBlocks } from './unknown-blocks'

/** The rules that a page has to keep in any language. */
const sharedRules = [
  headingOrder,
  h1EqualsTitle,
  internalLinks,
  mdxSyntax,
  rawMarkdown,
  scrumRuleSections,
  tableShape,
  unknownBlocks,
]

/** The site as a reader of the language finds it: its pages, and the original's where it has none. */
function siteIn(site: ContentSite, { pages, publicFiles, questionFiles }: Translation): ContentSite {
  const isOwn = ({ route }: Page) => pages.some(page => page.route === route)
  return {
    ...site,
    pages: [...pages, ...site.pages.filter(page => !isOwn(page))],
    unlistedPages: [],
    publicFiles: new Map([...site.publicFiles, ...publicFiles]),
    questionFiles,
  }
}

function blocksOf({ tree }: Page): Map<string, number> {
  const blocks = new Map<string, number>()
  visit(tree as Node, node => {
    const name = isJsx(node) ? node.name : null
    if (name && /^[A-Z]/.test(name)) blocks.set(name, (blocks.get(name) ?? 0) + 1)
  })
  return blocks
}

/** A page that has a part of its original, such as the glossary's terms that the Guide defines. */
const isSelection = ({ route }: Page) => route === '/scrum/glossary'

/** Anchors keep their places: each heading has the id of the original's, and none is missing. */
function* headingProblems(page: Page, original: Page): Generator<[number, string]> {
  const ids = new Set(original.headings.flatMap(({ id }) => id ?? []))
  for (const { id, line, text, depth } of page.headings)
    // The glossary's letters are those of its own alphabet.
    if (id !== undefined && !ids.has(id) && !(isSelection(page) && depth === 2))
      yield [
        line,
        `heading '${text}' has the id #${id}, which the original doesn't have: end it with the original's, as [#id].`,
      ]
  const own = new Set(page.headings.flatMap(({ id }) => id ?? []))
  const missing = isSelection(page) ? [] : [...ids].filter(id => !own.has(id))
  if (missing.length > 0) yield [1, `lacks the original's ${missing.map(id => `#${id}`).join(', ')}.`]
}

/** A page has the blocks of its original. */
function* blockProblems(page: Page, original: Page): Generator<[number, string]> {
  if (isSelection(page)) return
  const [own, wanted] = [blocksOf(page), blocksOf(original)]
  for (const name of new Set([...own.keys(), ...wanted.keys()]))
    if (own.get(name) !== wanted.get(name))
      yield [1, `has ${own.get(name) ?? 0} of <${name}>, and the original ${wanted.get(name) ?? 0}.`]
}

function* drawingProblems(
  page: Page,
  { publicFiles }: Translation,
  site: ContentSite,
): Generator<[number, string]> {
  for (const { src, line } of page.images) {
    const original = site.publicFiles.get(src)
    if (original === undefined && !publicFiles.has(src)) yield [line, `there is no image ${src}.`]
    else if (!publicFiles.has(src) && original?.includes('<text'))
      yield [line, `the words in ${src} are the original's: translate it.`]
  }
}

const answersOf = (question: Question) =>
  choicesOf(question)
    .map(({ key, right }) => `${key}${right ? '!' : ''}`)
    .join(' ')

/** A language's questions have the ids, options, and right answers of the original's, to which readers' progress refers. */
function* questionProblems(
  file: QuestionFile,
  original: QuestionFile | undefined,
): Generator<[number, string]> {
  if (!file.set || (file.problems ?? []).length + (file.invalid ?? []).length > 0) {
    yield [1, 'has no valid set of questions: compare it with the original.']
    return
  }
  const shape = (each: QuestionFile | undefined) =>
    each ? questionsIn(each).map(question => `${question.id}: ${question.kind}, ${answersOf(question)}`) : []
  const [own, wanted] = [shape(file), shape(original && { ...original, examOnly: [] })]
  for (const [at, line] of wanted.entries())
    if (own[at] !== line)
      yield [1, `question ${at + 1} is '${own[at] ?? 'missing'}', and the original's '${line}'.`]
  if (own.length > wanted.length) yield [1, 'has more questions than the original.']
}

const inFolder = ({ folder }: Translation, file: string) => ({ file: `${folder}/${file}` })

function* problemsIn(site: ContentSite, language: Translation): Generator<Problem> {
  const files = new Set(language.pages.map(({ file }) => file))
  for (const { check } of sharedRules)
    for (const found of check(siteIn(site, language)))
      if (files.has(found.file)) yield problem(inFolder(language, found.file), found.line, found.message)
  for (const page of language.pages) {
    const original = site.pages.find(({ file }) => file === page.file)
    const given = inFolder(language, page.file)
    if (!original) {
      if (!unlistedRoutes.has(page.route)) yield problem(given, 1, `translates a page that isn't there.`)
      continue
    }
    if (!textValue(page, 'description')) yield problem(given, 1, 'has no description.')
    const found = [
      ...headingProblems(page, original),
      ...blockProblems(page, original),
      ...drawingProblems(page, language, site),
    ]
    for (const [line, message] of found) yield problem(given, line, message)
  }
  for (const file of language.questionFiles) {
    const original = site.questionFiles?.find(each => each.file === file.file)
    for (const [line, message] of questionProblems(file, original))
      yield problem(inFolder(language, file.file), line, message)
  }
}

/** Each translated page has the anchors, links, blocks, drawings, and questions that its original has. */
export const rule: Rule = {
  why: 'A reader who changes the language keeps their place and progress, and finds no dead link.',
  check: site => (site.translations ?? []).flatMap(language => [...problemsIn(site, language)]),
}
