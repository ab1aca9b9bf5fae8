import { isKindOfPlace, slugOf, type RouteKind } from '../../lib/nav/route-entry'
import type { NewPageRequest } from './new-page-request'
import { figureAddress } from './first-figure'
import { frontMatterOf } from './page-front-matter'

type Block = (slug: string, figure: string, group: string) => string

/** A note to the author, invisible to readers; the content checks report each one left. */
const todo = (text: string): string => `{/* TODO ${text} */}`

const answer: Block = () => todo('Answer the question of the title outright, in two to four sentences.')

const contents: Block = () => '## Table of contents\n\n<TableOfContents />'

const firstSection: Block = (_slug, figure) =>
  [
    '## TODO What this section answers or claims',
    todo(`Teach. Then draw in public${figure} what words cannot show, and say it in the alt text.`),
    `<Figure src="${figure}" alt="TODO What it shows, for someone who cannot see it" />`,
  ].join('\n\n')

const example: Block = () =>
  [
    '## TODO The worked example, named by what happens in it',
    todo('The library app, concrete to the last detail: what was said, numbers that add up.'),
  ].join('\n\n')

const mistakes: Block = () =>
  [
    '## Where people go wrong',
    todo('The real misconceptions of this topic, each with what to do instead.'),
  ].join('\n\n')

const remember: Block = () =>
  ['<Remember>', '- TODO The first sentence to remember\n- TODO The second', '</Remember>'].join('\n\n')

const questions: Block = slug =>
  [
    '## Check yourself',
    todo(`Write data/questions/${slug}.ts, then uncomment this:`),
    `{/* <CheckYourself topic="${slug}" /> */}`,
  ].join('\n\n')

const sources: Block = () =>
  ['## Sources', todo('The primary sources, as a list, linked where they are public.')].join('\n\n')

const onward: Block = (_slug, _figure, group) => `<ContinueReading pageName="${group}" />`

const cards: Block = () => ['## TODO What you can read here, in which order', '<PageCards />'].join('\n\n')

const idea: Block = () =>
  ['## TODO The one idea of this lesson', todo('One idea, in 350 to 800 words with the exercise.')].join(
    '\n\n',
  )

const exercise: Block = () =>
  ['## TODO The exercise for this week', todo('One exercise, and one link onward.')].join('\n\n')

const plainSection: Block = () => ['## TODO What this section answers', todo('Write the page.')].join('\n\n')

const article = [answer, contents, firstSection, example, mistakes]

/** The sections of each kind of page, in order. */
const blocksOf: Record<RouteKind, Block[]> = {
  article: [...article, sources, onward],
  'lesson-course': [...article, remember, questions, sources, onward],
  hub: [answer, firstSection, cards],
  lesson: [answer, idea, exercise, sources],
  home: [answer, plainSection],
  page: [answer, plainSection],
  legal: [answer, plainSection],
  tool: [answer, plainSection],
}

/** Whether pages of a kind end with related links. */
export const hasLinks = (kind: RouteKind): boolean => blocksOf[kind].includes(onward)

/** The text of a new page: it renders at once and says what belongs where. */
export function pageTemplate(
  request: NewPageRequest & { kind: RouteKind; group: string },
  today: string,
): string {
  const { kind, group, route } = request
  const figure = figureAddress(route)
  const slug = slugOf(route)
  const body = blocksOf[kind].map(block => block(slug, figure, group)).join('\n\n')
  // Escapes MDX and Markdown in the heading.
  const heading = `# ${request.title.replace(/[\\`*_{}<[\]]/g, '\\$&')}`
  return `${[frontMatterOf(request, figure, kind, !isKindOfPlace(route, kind), today), heading, body].join('\n\n')}\n`
}
