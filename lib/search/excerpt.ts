import { strengthOf, strengthOfForms, type WordForms } from './forms'
import { hasSpaces, isWordAt } from './language'
import { matchStrength } from './weights'
import { fold } from './words'

/** A text split at matches: plain, matched, plain, matched … and so never markup. */
export type Marked = readonly string[]

interface Range {
  from: number
  to: number
}

function endOf(folded: string, to: number): number {
  let end = to
  while (isWordAt(folded, end)) end += 1
  return end
}

function rangesOf(folded: string, { text: part, weight, from }: WordForms['forms'][number]): Range[] {
  const best = strengthOf(folded, part)
  if (best <= from) return []
  const ranges: Range[] = []
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) {
    const begins = at === 0 || !isWordAt(folded, at - 1)
    const to = at + part.length
    // Parts inside words are highlighted only if nothing better is found; for a family, the whole word.
    if (begins || best === matchStrength.inside)
      ranges.push({ from: at, to: weight < 1 ? endOf(folded, to) : to })
  }
  return ranges
}

/** Positions of the query's words in a folded text, in order, without overlaps. */
function matchesIn(folded: string, words: readonly WordForms[]): Range[] {
  const all = words
    .flatMap(({ forms }) => forms.flatMap(form => rangesOf(folded, form)))
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const apart: Range[] = []
  for (const range of all) {
    const last = apart.at(-1)
    if (!last || range.from >= last.to) apart.push({ ...range })
    else last.to = Math.max(last.to, range.to)
  }
  return apart
}

/** A text with the query's words highlighted; `folded` is the same text folded. */
export function markMatches(text: string, folded: string, words: readonly WordForms[]): Marked {
  const parts: string[] = []
  let at = 0
  for (const { from, to } of matchesIn(folded, words)) {
    parts.push(text.slice(at, from), text.slice(from, to))
    at = to
  }
  return [...parts, text.slice(at)]
}

const length = 130
const before = 45

const isRow = (line: string) => line.includes(' · ')

/** The line with the most words of the query; the first one in case of a tie. A table's row is shown if nothing else has any. */
function bestLine(lines: readonly string[], words: readonly WordForms[]): string {
  const inOrder = [...lines.filter(line => !isRow(line)), ...lines.filter(isRow)]
  let best = inOrder[0] ?? ''
  let most = 0
  for (const line of inOrder) {
    if (most > 0 && isRow(line)) break
    const folded = fold(line)
    const sum = words.reduce((total, word) => total + strengthOfForms(folded, word), 0)
    if (sum > most) {
      most = sum
      best = line
    }
  }
  return best
}

/** About 130 characters of a section around the query's words, cut at word boundaries; empty without text. */
export function excerptOf(lines: readonly string[], words: readonly WordForms[]): Marked {
  const line = bestLine(lines, words)
  const first = matchesIn(fold(line), words)[0]?.from ?? 0
  const wanted = line.length <= length || first < length * 0.7 ? 0 : first - before
  const from = wanted === 0 ? 0 : hasSpaces() ? line.indexOf(' ', wanted) + 1 : wanted
  const isShort = line.length - from <= length
  const end = isShort ? line.length : hasSpaces() ? line.lastIndexOf(' ', from + length) : from + length
  const cut = line.slice(from, end > from ? end : from + length)
  const text = `${from > 0 ? '… ' : ''}${cut}${from + cut.length < line.length ? ' …' : ''}`
  return text === '' ? [] : markMatches(text, fold(text), words)
}
