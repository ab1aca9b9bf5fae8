import * as z from 'zod/mini'
import { settingsOfQuery } from '../tools/address'
import { emptyBoard, retrospectiveShape, type Retrospective } from './board'
import { formatIds, type FormatId } from './formats'
import { toolStore } from '../tools/kept'

/** What an address holds besides the board. */
const shape = { format: z.enum(['', ...formatIds]) }

/** The settings of an address without a query. */
export const usualSettings = { format: '' as FormatId | '' }

/** The board that an address asks for: an empty one of its format, unless this one has it. */
export function withQuery(query: string, data: Retrospective): Retrospective {
  const { format } = settingsOfQuery(shape, usualSettings, query)
  return format === '' || format === data.board.format ? data : { board: emptyBoard(format), ledger: [] }
}

/** What a link to a board contains: the board without the ledger of earlier ones. */
export const sharedPart = ({ board }: Retrospective): Retrospective => ({ board, ledger: [] })

/** The reader's retrospective on this device. */
export const retrospectiveStore = toolStore('tool-retrospective', retrospectiveShape)
