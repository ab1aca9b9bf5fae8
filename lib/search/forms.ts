import { beginsAt, isWordCharacter, plural, root, shortestInside, stem } from './language'
import { formsFrom, formWeight, matchStrength } from './weights'

/** The strength of the best match of a part in a folded text. */
export function strengthOf(folded: string, part: string): number {
  let best: number = matchStrength.none
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + 1)) {
    const begins = beginsAt(folded, at)
    const end = at + part.length
    const ends = end === folded.length || !isWordCharacter(folded.charCodeAt(end))
    if (begins && ends) return matchStrength.whole
    if (begins) best = matchStrength.beginning
    else if (best === 0 && part.length >= shortestInside) best = matchStrength.inside
  }
  return best
}

interface Form {
  text: string
  weight: number
  /** The minimum to count at all. */
  from: number
}

/** A word of a query with its forms: 'stories' as 'story', 'estimating' as 'estimation'. */
export interface WordForms {
  word: string
  /** Part of every form: a text without a root has no form. */
  root: string
  forms: readonly Form[]
}

/** The forms of a folded word. */
export function formsOf(word: string): WordForms {
  const singular = stem(word)
  const forms: Form[] = [{ text: word, weight: formWeight.typed, from: 0 }]
  if (singular !== word) forms.push({ text: singular, weight: formWeight.number, from: formsFrom })
  else {
    const several = plural(word)
    if (several) forms.push({ text: several, weight: formWeight.number, from: formsFrom })
  }
  const family = root(word)
  if (family !== singular) forms.push({ text: family, weight: formWeight.family, from: formsFrom })
  return { word, root: word.startsWith(family) ? family : word, forms }
}

/** How well a folded text matches a word in any of its forms, from 0 to 1. */
export function strengthOfForms(folded: string, { root: part, forms }: WordForms): number {
  if (!folded.includes(part)) return 0
  let best = 0
  for (const { text, weight, from } of forms) {
    if (best >= weight) break
    const strength = strengthOf(folded, text)
    if (strength > from || (strength > 0 && from === 0)) best = Math.max(best, strength * weight)
  }
  return best
}
