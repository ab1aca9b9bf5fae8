import Papa from 'papaparse'
import type { Letter, Mail } from './letter'

/** A letter as providers import a sequence. */
export interface SequenceEntry {
  day: number
  /** Days after the letter before it. */
  delay: number
  subject: string
  preheader: string
  html_file: string
  text_file: string
}

/** The letters in the order in which they are sent; the first comes at once. */
export const sequenceOf = (letters: readonly Letter[], daysBetween: number): SequenceEntry[] =>
  letters.map(({ day, title, preheader, name }, index) => ({
    day,
    delay: index === 0 ? 0 : daysBetween,
    subject: title,
    preheader,
    html_file: `${name}.html`,
    text_file: `${name}.txt`,
  }))

/** The sequence as a table. */
export const sequenceCsv = (entries: readonly SequenceEntry[]): string => `${Papa.unparse([...entries])}\r\n`

/** The sequence with the letters themselves, for a provider's programming interface. */
export const sequenceJson = (entries: readonly SequenceEntry[], mails: readonly Mail[]): string =>
  `${JSON.stringify(
    entries.map((entry, index) => ({ ...entry, ...mails[index] })),
    null,
    2,
  )}\n`
