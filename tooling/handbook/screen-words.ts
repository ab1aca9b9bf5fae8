/** Words that are true on a screen alone, what the site puts around a text, and a fact's name without its value. */
const wrong: readonly (readonly [RegExp, string])[] = [
  [/\bclick(?:s|ed|ing)?\b/giu, 'words of a screen'],
  [/\btap (?:here|on|the)\b/giu, 'words of a screen'],
  [/\bthis (?:page|site|website)\b/giu, 'words of the site'],
  [/\bscroll (?:up|down|to)\b/giu, 'words of a screen'],
  [
    /\b(?:Table of contents|Continue Reading|Last updated at|Latest article|Share this page)\b/gu,
    'site furniture',
  ],
  [
    /\b(?:Download now|Subscribe & Download|opens in a new|Report this question|Copy page as)\b/gu,
    'site furniture',
  ],
  [/(?<!\$)\{[a-z][\w.]*\}/giu, 'a name in the place of a fact'],
]

/** What shouldn't be in the book: each finding with the words around it. */
export function screenWords(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ')
  return wrong.flatMap(([pattern, why]) =>
    [...plain.matchAll(pattern)].map(
      found =>
        `${why}: '… ${plain.slice(Math.max(0, found.index - 40), found.index + found[0].length + 30)} …'`,
    ),
  )
}
