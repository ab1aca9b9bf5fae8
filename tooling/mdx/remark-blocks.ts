import type { Node, Parent } from 'unist'
import { visit } from 'unist-util-visit'
import { shownNames } from '../../lib/course/shown-names'
import type { CourseSectionFacts } from '../../lib/course/course-section'
import { glossaryRoute, type GlossaryEntry } from '../../lib/course/glossary-entry'
import type { RelatedLink, RelatedLinkGroups, ShownLink } from '../../lib/nav/related-link'
import type { RouteEntry } from '../../lib/nav/route-entry'
import { headingText, type HeadingNode } from '../check/content/headings'
import { attribute, authoringError, elementsNamed, isJsx, type JsxElement } from '../check/content/jsx'
import { literal } from './literal'

/** What a card shows of its page. */
export interface CardFacts {
  title: string
  minutes: number
}

/** What blocks show of the rest of the site; functions, so that the development server sees changes. */
export interface BlockSources {
  /** Every page in reading order. */
  pages: () => readonly RouteEntry[]
  factsOf: (route: string) => CardFacts | undefined
  /** A section of the course, with its lessons and reading times. */
  sectionOf: (route: string) => CourseSectionFacts | undefined
  /** The course sections below an address; none if there is no course. */
  sectionsOf: (course: string) => readonly CourseSectionFacts[]
  /** The address of the course. */
  course: string
  /** What the list of the newest pages shows. */
  newest: (count: number) => readonly object[]
  /** The glossary's terms, which are the flashcards. */
  terms: () => readonly GlossaryEntry[]
  groups: RelatedLinkGroups
  /** A group's links for the page of a file, in a translation. */
  linksFor?: (group: readonly RelatedLink[], file: string) => readonly RelatedLink[]
  /** The lesson after this file's page, if it is a lesson of the course. */
  nextOf: (file: string) => RelatedLink | undefined
}

/** A block to be filled. */
interface Block {
  element: JsxElement
  /** The page's file. */
  file: string
  /** Addresses of all cards on the page. */
  carded: ReadonlySet<string>
  /** Whether the page asks the questions of a lesson of the course. */
  isLesson: boolean
  /** The text of the heading above it. */
  heading: string
  /** The text of one of its attributes, '' if it has none. */
  given: (name: string) => string
  /** Stops the build with a sentence for the author. */
  refuse: (message: string, at?: Node) => never
}

/** As few as a reader looks through at the end of a page. */
const mostLinks = 4

/** The first links; the next lesson always comes first, in the group's words if it has any. */
function withNext(links: readonly ShownLink[], next: ShownLink | undefined): readonly ShownLink[] {
  if (!next) return links.slice(0, mostLinks)
  const own = links.find(({ link }) => link === next.link) ?? next
  const others = links.filter(({ link }) => link !== next.link)
  return [{ ...own, isNext: true as const }, ...others].slice(0, mostLinks)
}

/** The props of each block, by its name. */
function fillsOf(sources: BlockSources): Readonly<Record<string, (block: Block) => Record<string, unknown>>> {
  const { pages, factsOf, sectionOf, sectionsOf, newest, groups, nextOf } = sources
  const lessons = () =>
    pages().flatMap(({ route, title, kind }) => (kind === 'lesson-course' ? [{ route, title }] : []))
  const termsFor = (name: string, { refuse }: Block) => {
    const terms = sources.terms()
    return terms.length > 0 ? terms : refuse(`${name} needs terms: write pages${glossaryRoute}.mdx first.`)
  }
  return {
    PageCard: ({ carded, given, refuse }) => {
      const href = given('href')
      const { title, minutes } =
        factsOf(href) ??
        refuse(`PageCard leads to '${href}', which isn't a page; correct href or remove the card.`)
      // A hub stands for its section, except for pages that have a card next to it.
      const below = pages().filter(({ route }) => route.startsWith(`${href}/`) && !carded.has(route))
      const all = below.reduce((sum, { route }) => sum + (factsOf(route)?.minutes ?? 0), minutes)
      return { title, minutes: String(all), pages: String(1 + below.length) }
    },
    CourseOutline: ({ element, refuse }) => {
      const sections = elementsNamed(element, 'CourseSection').map(section => {
        const href = attribute(section, 'href') ?? ''
        const message = `CourseSection leads to '${href}', which isn't a page; correct href or remove the section.`
        return sectionOf(href) ?? refuse(message, section)
      })
      return { sections }
    },
    CoursePath: ({ given }) => ({ sections: sectionsOf(given('course')) }),
    NewestPages: ({ given, refuse }) => {
      const count = given('count')
      return /^[1-9]\d*$/.test(count)
        ? { pages: newest(Number(count)) }
        : refuse(`NewestPages has count '${count}': write how many it shows, as 4.`)
    },
    TryQuestion: () => ({ lessons: lessons() }),
    PracticeExam: () => ({ lessons: lessons() }),
    Term: ({ heading, given }) => ({ also: shownNames(heading, given('also').split(/, */)).join(', ') }),
    Flashcards: block => ({ terms: termsFor('Flashcards', block) }),
    StudyPlan: block => {
      const sections = sectionsOf(sources.course)
      if (sections.length === 0) block.refuse('StudyPlan needs the lessons of the course: write one first.')
      return { sections, terms: termsFor('StudyPlan', block) }
    },
    ContinueReading: ({ file, isLesson, given, refuse }) => {
      const name = given('pageName')
      const titles = new Map(pages().map(({ route, title }) => [route, title]))
      // A link that leads to no page is left out; the rule 'related-links' names it.
      const shown = (entry: RelatedLink): ShownLink[] => {
        const title = titles.get(entry.link)
        return title === undefined ? [] : [{ title, ...entry }]
      }
      const group =
        (Object.hasOwn(groups, name) ? groups[name] : undefined) ??
        refuse(`ContinueReading has pageName '${name}'; add that group to data/related-links.ts.`)
      const links = (sources.linksFor?.(group, file) ?? group).flatMap(shown)
      if (links.length === 0)
        refuse(
          `no page that the group '${name}' of data/related-links.ts links to exists yet; add a link to one that does.`,
        )
      const next = nextOf(file)
      return { links: withNext(links, next && shown(next)[0]), ...(isLesson && { lessons: lessons() }) }
    },
  }
}

/** Fills the blocks that show other pages, lessons, terms, or related links. */
export function remarkBlocks(sources: BlockSources) {
  const fills = fillsOf(sources)
  return (tree: Parent, file: { path?: string }) => {
    const carded = new Set(elementsNamed(tree, 'PageCard').map(card => attribute(card, 'href') ?? ''))
    const isLesson = elementsNamed(tree, 'CheckYourself').length > 0
    let heading = ''
    visit(tree as Node, (node: Node) => {
      if (node.type === 'heading') heading = headingText(node as HeadingNode)
      const element = isJsx(node) ? node : undefined
      const fill = fills[element?.name ?? '']
      if (!element || !fill) return
      const props = fill({
        element,
        carded,
        isLesson,
        heading,
        file: file.path ?? '',
        given: name => attribute(element, name) ?? '',
        refuse: (message, at = node) => {
          throw authoringError(file, at, message)
        },
      })
      element.attributes = element.attributes.filter(({ name }) => !Object.hasOwn(props, name ?? ''))
      for (const [name, value] of Object.entries(props))
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name,
          value: typeof value === 'string' ? value : literal(value),
        })
    })
  }
}
