import { useState } from 'react'
import type { ToolData } from './useToolData'

/** Steps that 'Undo' takes back, until the page is left. */
const mostSteps = 50

/** Changes of a tool's data that can be taken back. */
export interface Undo<Data> {
  change: (next: (data: Data) => Data) => void
  canUndo: boolean
  /** Takes the last change back; false if there is nothing to take back. */
  undo: () => boolean
  /** From here on, nothing before can be taken back. */
  forget: () => void
}

/** Keeps what a tool's data were before each change. */
export function useUndo<Data>(tool: ToolData<Data>): Undo<Data> {
  const [steps, setSteps] = useState<readonly Data[]>([])
  return {
    change: next => {
      setSteps(before => [...before, tool.data].slice(-mostSteps))
      tool.change(next)
    },
    canUndo: steps.length > 0,
    undo: () => {
      const last = steps.at(-1)
      if (last === undefined) return false
      setSteps(steps.slice(0, -1))
      tool.change(last)
      return true
    },
    forget: () => setSteps([]),
  }
}
