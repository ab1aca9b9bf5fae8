import * as z from 'zod/mini'

const time = z.iso.datetime({ offset: true })

const version = z.looseObject({ data: z.unknown(), at: time })

/** A tool's data as stored, and in a progress file: the current ones, and those that a file or a link put aside. */
export const keptToolShape = z.looseObject({ data: z.unknown(), at: time, earlier: z.optional(version) })

export type KeptTool = z.infer<typeof keptToolShape>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Both sides' data: the later ones are current, the others are put aside. `mine` itself if the other side has nothing new. */
export function mergeKept(mine: KeptTool | undefined, theirs: KeptTool): KeptTool {
  if (!mine) return theirs
  if (isSame(mine.data, theirs.data) || isSame(mine.earlier?.data, theirs.data)) return mine
  const isTheirsLater = Date.parse(theirs.at) > Date.parse(mine.at)
  const [current, aside] = isTheirsLater ? [theirs, mine] : [mine, theirs]
  return { ...current, earlier: { data: aside.data, at: aside.at } }
}
