import * as z from 'zod/mini'
import { damagedPart } from './damaged-part'
import { progressShape, type Progress } from './shape'

const kind = 'agile-primer-progress'

/** Version of the file's shape, beside that of the storage; a later one is refused, as it may mean other things. */
const version = 1

/** Bytes. A browser keeps no more for a site, so a larger file is none of ours. */
export const largestFile = 5_000_000

/** What a file of progress holds; `exported` is for whoever opens it. */
const envelopeShape = z.object({
  kind: z.literal(kind),
  version: z.int().check(z.gte(1)),
  progress: z.optional(z.unknown()),
})

/** The text of a file with the progress: JSON, set out for reading as long as it stays small enough to be read back. */
export function progressFileText(progress: Progress, now: Date): string {
  const file = { kind, version, exported: now.toISOString(), progress }
  const readable = `${JSON.stringify(file, null, 2)}\n`
  return readable.length <= largestFile ? readable : JSON.stringify(file)
}

/** The day as the reader's calendar has it: YYYY-MM-DD. */
function dayOf(now: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0')
  return `${pad(now.getFullYear(), 4)}-${pad(now.getMonth() + 1, 2)}-${pad(now.getDate(), 2)}`
}

/** Name of a file with the progress. */
export const progressFileName = (now: Date): string => `${kind}-${dayOf(now)}.json`

/** Name of a file with what the browser has kept and nobody can read: no JSON, and not to be taken for progress. */
export const unreadableFileName = (now: Date): string => `agile-primer-unreadable-${dayOf(now)}.txt`

export type FileReading =
  | { readonly kind: 'progress'; readonly progress: Progress }
  /** sentence: what is wrong, and how to mend it. */
  | { readonly kind: 'refused'; readonly sentence: string }

const refused = (sentence: string): FileReading => ({ kind: 'refused', sentence })

const chooseAnother = `choose the one that was saved here: its name begins with '${kind}'.`

function valueOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Reads the text of a file: either all of its progress, or one sentence about why none of it. */
export function readProgressText(text: string): FileReading {
  const json = valueOf(text)
  if (!json) return refused(`This file is not JSON, or only a part of it; save it anew, or ${chooseAnother}`)
  const envelope = envelopeShape.safeParse(json.value)
  if (!envelope.success) return refused(`This file holds something other than progress; ${chooseAnother}`)
  if (envelope.data.version > version)
    return refused(
      'This file was saved by a later version of this site than the page before you; reload the page and bring it in again.',
    )
  const result = progressShape.safeParse(envelope.data.progress)
  if (result.success) return { kind: 'progress', progress: result.data }
  return refused(
    `This file is damaged: ${damagedPart(result.error.issues[0]?.path ?? [])} cannot be read; save it anew where it came from, or fix that in a text editor.`,
  )
}

/** Reads a file that the reader has chosen; one that is too large is not opened. */
export async function readProgressFile(file: Pick<Blob, 'size' | 'text'>): Promise<FileReading> {
  if (file.size > largestFile)
    return refused(`This file is larger than 5 MB, which no file of progress is; ${chooseAnother}`)
  try {
    return readProgressText(await file.text())
  } catch {
    return refused(
      'Your browser could not open this file; see whether it is still there, and choose it again.',
    )
  }
}
