import * as words from '../../data/words/progress-app'
import * as z from 'zod/mini'
import { dayOfMoment } from '../example/days'
import { savedFileName } from '../site/saved-file-name'
import { damagedPart } from './damaged-part'
import { progressShape, type Progress } from './shape'
import { keptToolShape, type KeptTool } from '../tools/kept-shape'

/** Never change it: files that readers have saved say it. */
const kind = 'agile-primer-progress'

/** Version of the file format, independent of the storage's; later versions are refused. */
const version = 1

/** In bytes. Browsers store some 5 million characters per site, of up to 3 bytes each, so a larger file can't come from here. */
export const largestFile = 16_000_000

/** A progress file; `exported` is for people who open it. */
const envelopeShape = z.object({
  kind: z.literal(kind),
  version: z.int().check(z.gte(1)),
  progress: z.optional(z.unknown()),
  tools: z.optional(z.unknown()),
})

/** The data of the tools by their key; earlier files have none. */
const toolsShape = z.optional(z.record(z.string(), keptToolShape))

/** What a file has besides the progress. */
export type FileTools = Readonly<Record<string, KeptTool>>

/** A progress file's text: JSON, indented if that keeps it small enough to be read back. */
export function progressFileText(progress: Progress, now: Date, tools?: FileTools): string {
  const file = { kind, version, exported: now.toISOString(), progress, ...(tools ? { tools } : {}) }
  const readable = `${JSON.stringify(file, null, 2)}\n`
  return readable.length <= largestFile ? readable : JSON.stringify(file)
}

/** Name of a progress file. */
export const progressFileName = (brand: string, now: Date): string =>
  savedFileName(brand, `progress-${dayOfMoment(now)}.json`)

/** Name of a file with unreadable stored data: not JSON, and not to be mistaken for progress. */
export const unreadableFileName = (brand: string, now: Date): string =>
  savedFileName(brand, `unreadable-${dayOfMoment(now)}.txt`)

export type FileReading =
  | { readonly kind: 'progress'; readonly progress: Progress; readonly tools?: FileTools }
  /** sentence: what is wrong, and how to fix it. */
  | { readonly kind: 'refused'; readonly sentence: string }

const refused = (sentence: string): FileReading => ({ kind: 'refused', sentence })

/** Whether it can be stored: what is nested very deeply can be parsed, but not written again. */
function isWritable(value: Progress | FileTools): boolean {
  try {
    return JSON.stringify(value) !== ''
  } catch {
    return false
  }
}

function valueOf(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** Parses a file: all of its progress, or what is wrong and how to fix it. */
export function readProgressText(text: string): FileReading {
  const json = valueOf(text)
  if (!json) return refused(words.notJson)
  const envelope = envelopeShape.safeParse(json.value)
  if (!envelope.success) return refused(words.notProgress)
  if (envelope.data.version > version) return refused(words.isLater)
  const tools = toolsShape.safeParse(envelope.data.tools)
  if (!tools.success || !isWritable(tools.data ?? {})) return refused(words.isDamaged(words.toolsPart))
  const result = progressShape.safeParse(envelope.data.progress)
  if (result.success && isWritable(result.data))
    return { kind: 'progress', progress: result.data, ...(tools.data ? { tools: tools.data } : {}) }
  return refused(words.isDamaged(damagedPart(result.error?.issues[0]?.path ?? [])))
}

/** Reads a file the reader chose; refuses large ones without opening them. */
export async function readProgressFile(file: Pick<Blob, 'size' | 'text'>): Promise<FileReading> {
  if (file.size > largestFile) return refused(words.isTooLarge)
  try {
    return readProgressText(await file.text())
  } catch {
    return refused(words.isGone)
  }
}
