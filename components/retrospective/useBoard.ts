import { useState } from 'react'
import { exampleRetrospective } from '@data/example/retrospective-board'
import type { Board, Retrospective } from '@lib/retrospective/board'
import { retrospectiveStore, withQuery } from '@lib/retrospective/settings'
import { useToolData, type ToolData } from '../tools/useToolData'
import { useUndo } from '../tools/useUndo'

/** What parts of the app do with the board. */
export interface BoardControls {
  board: Board
  tool: ToolData<Retrospective>
  isAwake: boolean
  /** What changed last, for the status. */
  said: string
  say: (text: string) => void
  /** A change with a message, which 'Undo' takes back. */
  act: (change: (board: Board) => Board, words: string) => void
  /** A change of a text while it is typed, for which there is no message. */
  type: (change: (board: Board) => Board) => void
  /** Shows another board, which 'Undo' takes back. */
  replace: (next: (data: Retrospective) => Retrospective, words: string) => void
  canUndo: boolean
  undo: () => void
}

/** The board of this device or of the address, and its changes. */
export function useBoard(): BoardControls {
  const tool = useToolData(retrospectiveStore, { start: exampleRetrospective, withQuery })
  const { change, canUndo, undo } = useUndo(tool)
  const [said, setSaid] = useState('')
  // A message is announced again only if it differs.
  const say = (text: string) => setSaid(before => (before === text ? `${text}\u00a0` : text))
  const replace = (next: (data: Retrospective) => Retrospective, words: string) => {
    change(next)
    say(words)
  }
  return {
    board: tool.data.board,
    tool,
    isAwake: tool.isAwake,
    said,
    say,
    act: (next, words) => {
      if (next(tool.data.board) === tool.data.board) return
      replace(data => ({ ...data, board: next(data.board) }), words)
    },
    type: next => tool.change(data => ({ ...data, board: next(data.board) })),
    replace,
    canUndo,
    undo: () => {
      if (undo()) say('Undone.')
    },
  }
}
