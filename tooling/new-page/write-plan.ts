import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlannedFile } from './page-plan'

/** Writes all files of a plan or none: if one fails, the others are restored. */
export function writePlan(root: string, plan: PlannedFile[]): void {
  const undo: (() => void)[] = []
  try {
    for (const { file, text, before } of plan) {
      const absolute = path.join(root, file)
      if (text === undefined) {
        rmSync(absolute)
        undo.push(() => writeFileSync(absolute, before ?? ''))
        continue
      }
      const made = mkdirSync(path.dirname(absolute), { recursive: true })
      if (made) undo.push(() => rmSync(made, { recursive: true }))
      // 'wx' refuses a file that was created since the plan was made.
      writeFileSync(absolute, text, { flag: before === undefined ? 'wx' : 'w' })
      undo.push(() => (before === undefined ? rmSync(absolute) : writeFileSync(absolute, before)))
    }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}
