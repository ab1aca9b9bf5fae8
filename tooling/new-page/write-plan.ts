import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import type { PlannedFile } from './page-plan'

/** A plan with its texts laid out as `npm run check` asks for. */
export function formatPlan(root: string, plan: readonly PlannedFile[]): Promise<PlannedFile[]> {
  const ignorePath = path.join(root, '.prettierignore')
  return Promise.all(
    plan.map(async planned => {
      const filepath = path.join(root, planned.file)
      const { ignored, inferredParser } = await getFileInfo(filepath, { ignorePath })
      if (planned.text === undefined || ignored || !inferredParser) return planned
      const options = (await resolveConfig(filepath)) ?? {}
      // A file with a syntax error stays as it is; the checks name it.
      const text = await format(planned.text, { ...options, filepath }).catch(() => planned.text)
      return { ...planned, text }
    }),
  )
}

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
