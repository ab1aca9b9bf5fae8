import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteInput } from '../../lib/site/schema'
import { ClearError } from '../tasks/clear-error.mjs'
import { problemsOfLetter } from './check-letter'
import { evidenceIn } from './evidence'
import type { Letter, LetterFrame } from './letter'
import { paletteOf } from './palette'
import { letterRoutes, readLetters } from './read-letters'
import { sequenceCsv, sequenceJson, sequenceOf } from './sequence'
import { writeMail } from './write-mail'

/** Which letters there are, and how they are sent: data/letters.ts. */
export interface LetterPlan {
  /** Route of the page that lists them. */
  hub: string
  /** Days from one letter to the next. */
  daysBetween: number
}

/** What all letters of the series share. */
export const frameOf = (root: string, plan: LetterPlan, site: SiteInput, lastDay: number): LetterFrame => ({
  site,
  hub: plan.hub,
  lastDay,
  palette: paletteOf(readFileSync(path.join(root, 'styles/tokens.css'), 'utf8'), site),
})

/** Where letters come from and go to. */
interface LetterFolders {
  root: string
  /** The export. */
  out: string
  /** Where the files go; what was there is deleted. */
  folder: string
}

/**
 * Writes the letters of an export with the tables for a provider, reads them back, and returns the size of each in bytes.
 * Throws a ClearError that says what is wrong with them.
 */
export async function makeLetters(
  { root, out, folder }: LetterFolders,
  plan: LetterPlan,
  site: SiteInput,
): Promise<Map<string, number>> {
  const letters: Letter[] = readLetters(out, letterRoutes(root, plan.hub))
  const frame = frameOf(root, plan, site, letters.length - 1)
  const mails = await Promise.all(letters.map(letter => writeMail(letter, frame)))
  const sequence = sequenceOf(letters, plan.daysBetween)
  const files = new Map<string, string>([
    ...letters.flatMap(({ name }, index) => [
      [`${name}.html`, mails[index]?.html ?? ''] as const,
      [`${name}.txt`, mails[index]?.text ?? ''] as const,
    ]),
    ['sequence.csv', sequenceCsv(sequence)],
    ['sequence.json', sequenceJson(sequence, mails)],
  ])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text)

  const evidence = evidenceIn(out, site.url)
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const problems = letters.flatMap(letter => {
    const mail = { html: read(`${letter.name}.html`), text: read(`${letter.name}.txt`) }
    return problemsOfLetter(mail, letter, frame, evidence(letter.route))
  })
  if (problems.length > 0) {
    throw new ClearError(`The letters: ${problems.length} problems.\n${problems.slice(0, 40).join('\n')}`)
  }
  return new Map([...files].map(([name, text]) => [name, Buffer.byteLength(text)]))
}
