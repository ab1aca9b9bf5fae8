import { useState } from 'react'
import { exampleRetrospective } from '@data/example/retrospective-board'
import type { Board, Retrospective } from '@lib/retrospective/board'
import { retrospectiveStore, withQuery } from '@lib/retrospective/settings'
import { useToolData, type ToolData } from '../tools/useToolData'

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

/** Steps that 'Undo' takes back, until the page is left. */
const mostSteps = 50

/** The board of this device or of the address, and its changes. */
export function useBoard(): BoardControls {
  const tool = useToolData(retrospectiveStore, { start: exampleRetrospective, withQuery })
  const [steps, setSteps] = useState<readonly Retrospective[]>([])
  const [said, setSaid] = useState('')
  // A message is announced again only if it differs.
  const say = (text: string) => setSaid(before => (before === text ? `${text}\u00a0` : text))
  const replace = (next: (data: Retrospective) => Retrospective, words: string) => {
    setSteps(before => [...before, tool.data].slice(-mostSteps))
    tool.change(next)
    say(words)
  }
  return {
    board: tool.data.board,
    tool,
    isAwake: tool.isAwake,
    said,
    say,
    act: (change, words) => {
      if (change(tool.data.board) === tool.data.board) return
      replace(data => ({ ...data, board: change(data.board) }), words)
    },
    type: change => tool.change(data => ({ ...data, board: change(data.board) })),
    replace,
    canUndo: steps.length > 0,
    undo: () => {
      const last = steps.at(-1)
      if (!last) return
      setSteps(steps.slice(0, -1))
      tool.change(last)
      say('Undone.')
    },
  }
}
