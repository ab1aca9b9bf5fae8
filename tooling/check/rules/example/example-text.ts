import {
  lineOfText,
  type ContentSite,
  type QuestionFile,
  type RelatedLinksData,
} from '../../content/content-site'
import { ownTexts } from '../../content/own-texts'
import type { Page } from '../../content/page'
import { choicesOf, type Question } from '../../../../lib/course/question'

/** A sentence, question, or text in a drawing that the example may contradict. */
export interface ExampleText {
  file: string
  line: number
  text: string
  /** Of its page; for a drawing, of the first page that shows it. */
  route: string | undefined
  /** Questions are about any team; pages and drawings are about the app team unless they say otherwise. */
  from: 'page' | 'question' | 'drawing'
}

/** A check of a text: returns one sentence per problem. */
export type ExampleCheck = (text: ExampleText) => string[]

export function textsOfPage(page: Page): ExampleText[] {
  const { file, route } = page
  return ownTexts(page).map(({ text, line }) => ({ file, line, text, route, from: 'page' }))
}

const textsOfQuestion = (question: Question): string[] => [
  question.stem,
  ...choicesOf(question).flatMap(({ text, why }) => [text, why]),
]

/** The text up to its first quotation mark or escape, which is the same in the source. */
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

/** Related links' texts; each is about its target page. */
function textsOfLinks({ groups, sources }: RelatedLinksData): ExampleText[] {
  return Object.values(groups)
    .flat()
    .map(({ link, shortDescription: text }) => {
      const source = sources.find(({ raw }) => raw.includes(start(text)))
      const line = source ? lineOfText(source.raw, start(text)) : 1
      return { file: source?.file ?? 'data/related-links.ts', line, text, route: link, from: 'page' as const }
    })
}

/** What readers read besides pages: questions, related links, and texts in drawings. */
export function otherTexts(site: ContentSite): ExampleText[] {
  return [
    ...(site.questionFiles ?? []).flatMap(textsOfQuestions),
    ...(site.relatedLinks ? textsOfLinks(site.relatedLinks) : []),
    ...[...site.publicFiles].flatMap(([address, svg]) => textsOfDrawing(address, svg, site.pages)),
  ]
}
