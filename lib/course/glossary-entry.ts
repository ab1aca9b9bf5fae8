/** The page that holds the glossary. */
export const glossaryRoute = '/scrum/glossary'

/** One term of the glossary. */
export interface GlossaryEntry {
  term: string
  /** Anchor on the glossary's page. */
  id: string
  /** Whether the Scrum Guide of 2020 uses the term. */
  inScrumGuide: boolean
  /** Synonyms: older names, abbreviations, spellings. */
  also: readonly string[]
  /** The explanation, one line per paragraph. */
  definition: string
}
