/** A reason not to ask for some statements of the Guide. */
interface Unasked {
  ids: readonly string[]
  why: string
}

/** The statements of data/guide-coverage that no question rests on; the rule 'question-rests' names all others. */
export const unasked: readonly Unasked[] = []
