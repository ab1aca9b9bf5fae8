/** A thing that a team can be named after, as one and as many. */
export interface TeamNoun {
  one: string
  many: string
}

/** Words that go together. */
export interface TeamNameTheme {
  /** Stands in addresses; stays the same when the label changes. */
  id: string
  label: string
  /** Beside those that every theme has. */
  adjectives: readonly string[]
  nouns: readonly TeamNoun[]
}

/** All that names are made of. */
export interface TeamNameWords {
  /** Go with every theme. */
  adjectives: readonly string[]
  /** What a team may call itself: 'Crew' in 'Otter Crew'. */
  groups: readonly string[]
  themes: readonly TeamNameTheme[]
}

/** The words of a text, in its order. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/)

/** More than one of a thing: 'Otters', 'Finches', 'Ponies'. */
function pluralOf(one: string): string {
  if (/(s|x|z|ch|sh)$/.test(one)) return `${one}es`
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return `${one}s`
}

/** The things that a text names, in its order; one whose plural is its own is written 'Wolf/Wolves'. */
export function nounsIn(text: string): TeamNoun[] {
  return wordsIn(text).map(word => {
    const [one = '', many = pluralOf(one)] = word.split('/')
    return { one, many }
  })
}
