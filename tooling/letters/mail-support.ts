// Of the packages with caniemail.com's data, the one that also runs on Node.js 20 (docs/decisions/letters.md).
import { caniemail } from 'caniemail'

/** Mail programs for which the letters are written, by the names of caniemail.com. */
const clients = [
  ...(['apple-mail.*', 'gmail.*', 'outlook.*', 'yahoo.*'] as const),
  ...(['samsung-email.*', 'thunderbird.*', 'protonmail.*', 'fastmail.*'] as const),
]

const darkRules = 'In the dark rules alone; without them a letter keeps its light colors.'
const hiding = 'Hides the preheader, along with four other properties.'

/** What some of them don't know, and why a letter loses nothing by it. */
const graceful: Readonly<Record<string, string>> = {
  '@media': darkRules,
  '<style> element': darkRules,
  'Class selector': darkRules,
  'Descendant combinator': darkRules,
  'Type selector': darkRules,
  '<body> element': "Replaced by the program's own; the letter's style is on the cell inside.",
  'display:none': hiding,
  opacity: hiding,
  overflow: hiding,
  'height property': hiding,
  'target attribute': 'Programs open links in a browser anyway.',
  'role attribute': 'Without it, a screen reader may say that the column is a table.',
  'text-decoration': 'Links are underlined by default.',
}

/** Features of a letter's HTML and CSS that a mail program doesn't know, each with the programs. */
export function unsupported(html: string, rules: string): string[] {
  const programs = new Map<string, Set<string>>()
  // It doesn't look into @media.
  for (const source of [{ html }, { css: rules }]) {
    for (const [client, issues] of caniemail({ clients, ...source }).issues.errors) {
      for (const { title } of issues) {
        if (!(title in graceful)) programs.set(title, (programs.get(title) ?? new Set()).add(client))
      }
    }
  }
  return [...programs].map(([title, names]) => `${title} is unknown to ${[...names].join(', ')}`)
}
