/** Something to name a team after, in singular and plural. */
export interface TeamNoun {
  one: string
  many: string
}

/** Words that go together. */
export interface TeamNameTheme {
  /** Appears in addresses, so it stays when the label changes. */
  id: string
  label: string
  /** In addition to those of every theme. */
  adjectives: readonly string[]
  nouns: readonly TeamNoun[]
}

/** All words. */
export interface TeamNameWords {
  /** Adjectives for every theme. */
  adjectives: readonly string[]
  /** Words for a team: 'Crew' in 'Otter Crew'. */
  groups: readonly string[]
  themes: readonly TeamNameTheme[]
}

/** Splits a text into words. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/)

/** The plural: 'Otters', 'Finches', 'Ponies'. */
function pluralOf(one: string): string {
  if (/(s|x|z|ch|sh)$/.test(one)) return `${one}es`
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return `${one}s`
}

/** Parses a list of things; irregular plurals are written 'Wolf/Wolves'. */
export function nounsIn(text: string): TeamNoun[] {
  return wordsIn(text).map(word => {
    const [one = '', many = pluralOf(one)] = word.split('/')
    return { one, many }
  })
}
