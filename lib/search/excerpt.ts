import { fold } from './fold'
import { markMatches, matchesIn, type Marked } from './marked'
import { strengthOfForms, type WordForms } from './match'

const length = 130
const before = 45

/** The line that holds most of the words; the first of several, and the first of all where none holds any. */
function bestLine(lines: readonly string[], words: readonly WordForms[]): string {
  let best = lines[0] ?? ''
  let most = 0
  for (const line of lines) {
    const folded = fold(line)
    const sum = words.reduce((total, word) => total + strengthOfForms(folded, word), 0)
    if (sum > most) {
      most = sum
      best = line
    }
  }
  return best
}

/** About 130 characters of a section around the query's words, cut between words; empty where there is no text. */
export function excerptOf(lines: readonly string[], words: readonly WordForms[]): Marked {
  const line = bestLine(lines, words).replace(/\t/g, ' · ')
  const first = matchesIn(fold(line), words)[0]?.from ?? 0
  const wanted = line.length <= length || first < length * 0.7 ? 0 : first - before
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const end = line.length - from <= length ? line.length : line.lastIndexOf(' ', from + length)
  const cut = line.slice(from, end > from ? end : from + length)
  const text = `${from > 0 ? '… ' : ''}${cut}${from + cut.length < line.length ? ' …' : ''}`
  return text === '' ? [] : markMatches(text, fold(text), words)
}
