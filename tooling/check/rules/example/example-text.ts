import {
  lineOfText,
  type ContentSite,
  type QuestionFile,
  type RelatedLinksData,
} from '../../content/content-site'
import { ownTexts } from '../../content/own-texts'
import type { Page } from '../../content/page'
import { choicesOf, type Question } from '../../../../lib/course/question'

/** A sentence, a question or a word in a drawing that the example may contradict. */
export interface ExampleText {
  file: string
  line: number
  text: string
  /** Of the page that it is on or, for a drawing, of the first page that shows it. */
  route: string | undefined
  /** Questions are on any team; pages and drawings are on the app team where nothing else is said. */
  from: 'page' | 'question' | 'drawing'
}

/** What a check says of a text: one sentence a fault. */
export type ExampleCheck = (text: ExampleText) => string[]

function textsOfPage(page: Page): ExampleText[] {
  const { file, route } = page
  return ownTexts(page).map(({ text, line }) => ({ file, line, text, route, from: 'page' }))
}

const textsOfQuestion = (question: Question): string[] => [
  question.stem,
  ...choicesOf(question).flatMap(({ text, why }) => [text, why]),
]

/** The text up to its first quotation mark or escape, which the source writes in the same way. */
const start = (text: string): string => text.split(/['"\\]/)[0] ?? text

function textsOfQuestions({ file, raw, set, examOnly = [] }: QuestionFile): ExampleText[] {
  return [...(set?.questions ?? []), ...examOnly].flatMap(question => {
    const from = raw.indexOf(question.id)
    return textsOfQuestion(question).map(text => ({
      file,
      line: lineOfText(raw, start(text), from),
      text,
      route: set?.lesson,
      from: 'question' as const,
    }))
  })
}

function textsOfDrawing(address: string, svg: string, pages: readonly Page[]): ExampleText[] {
  const route = pages.find(({ images }) => images.some(({ src }) => src === address))?.route
  return [...svg.matchAll(/<(?:text|tspan|title|desc)\b[^>]*>([^<]+)</g)].map(({ 1: text = '' }) => ({
    file: `public${address}`,
    line: lineOfText(svg, text),
    text,
    route,
    from: 'drawing',
  }))
}

/** What the links below a page say; each speaks of the page that it leads to. */
function textsOfLinks({ groups, sources }: RelatedLinksData): ExampleText[] {
  return Object.values(groups)
    .flat()
    .map(({ link, shortDescription: text }) => {
      const source = sources.find(({ raw }) => raw.includes(start(text)))
      const line = source ? lineOfText(source.raw, start(text)) : 1
      return { file: source?.file ?? 'data/related-links.ts', line, text, route: link, from: 'page' as const }
    })
}

/** Everything that readers read: sentences, captions, alt texts, descriptions, questions, related links, words in drawings. */
export function exampleTexts(site: ContentSite): ExampleText[] {
  return [
    ...site.pages.flatMap(textsOfPage),
    ...(site.questionFiles ?? []).flatMap(textsOfQuestions),
    ...(site.relatedLinks ? textsOfLinks(site.relatedLinks) : []),
    ...[...site.publicFiles].flatMap(([address, svg]) => textsOfDrawing(address, svg, site.pages)),
  ]
}
