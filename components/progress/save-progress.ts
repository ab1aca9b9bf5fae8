import { site } from '@data/site'
import type { Outcome } from '@lib/progress/bring-in'
import { noProgress } from '@lib/progress/progress'
import { progressFileName, progressFileText, unreadableFileName } from '@lib/progress/progress-file'
import { keptText, readProgress } from '@lib/progress/progress-store'
import { allKeptTools } from '@lib/tools/kept'
import * as words from '@data/words/progress'
import { saveFile } from '../controls/save-file'

const saved = (name: string): Outcome => ({
  isDone: true,
  sentence: words.savedAs(name),
})

/** Downloads the current progress; if it is unreadable, the stored text verbatim. */
export function saveProgress(): Outcome {
  const now = new Date()
  const state = readProgress()
  if (state.kind === 'unreadable') {
    const name = unreadableFileName(site.brand, now)
    saveFile(name, keptText() ?? '', 'text/plain')
    return saved(name)
  }
  const tools = allKeptTools()
  if (state.progress === noProgress && !tools) return { isDone: true, sentence: words.nothingToSave }
  const name = progressFileName(site.brand, now)
  saveFile(name, progressFileText(state.progress, now, tools), 'application/json')
  return saved(name)
}
