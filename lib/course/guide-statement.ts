import * as words from '../../data/words/guide'
import {
  sectionOfStatement,
  type FocusArea,
  type GuideSection,
  type StatementId,
  type idStarts,
} from './question'

type StatedSection = keyof typeof idStarts

interface StatementOf<Section extends StatedSection> {
  id: `${(typeof idStarts)[Section]}-${number}`
  section: Section
  /** The Guide's statement in other words; its text is under its own license. */
  statement: string
  /** The Guide's own words, verbatim, under its license (CC BY-SA 4.0). */
  quote?: string
  /** Route of the page that teaches it. */
  page: `/scrum/${string}`
  /** Heading above the text that teaches it; the page's title for the text before the first section. */
  heading: string
}

/** A statement of the Scrum Guide 2020, and where the course teaches it. */
export type GuideStatement = { [Section in StatedSection]: StatementOf<Section> }[StatedSection]

/** The statements of each focus area: whole sections, and single statements, which come before their section. */
export type GuideAreas = Readonly<Record<FocusArea, readonly (GuideSection | StatementId)[]>>

/** Finds the focus area of a statement by its id; undefined if neither it nor its section has one. */
export function areaFinder(areas: GuideAreas): (id: string) => FocusArea | undefined {
  const found = new Map<string, FocusArea>()
  for (const [area, members] of Object.entries(areas) as [FocusArea, readonly string[]][])
    for (const member of members) found.set(member, area)
  return id => found.get(id) ?? found.get(sectionOfStatement(id) ?? '')
}

/** The anchor of a heading: as github-slugger makes it, which is too large for a reader's browser. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** The address of the text that teaches a statement. */
export const addressOf = ({ page, heading }: GuideStatement): string => `${page}#${anchorOf(heading)}`

/** What the Guide says: in quotation marks if the words are its own. */
export const wordsOf = ({ quote, statement }: GuideStatement): string =>
  quote ? `${words.quote}${quote}${words.quoteEnd}` : statement

/** The Guide and its section, which is named before its words. */
export const sourceOf = ({ section }: GuideStatement): string =>
  `${words.source}${words.sectionName(section)}${words.sourceEnd}`
