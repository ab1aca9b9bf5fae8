import * as words from '../../data/words/offline'

/** How much of the course is saved on a device. */
export type CourseState =
  | { kind: 'none' | 'removed-by-browser' | 'whole' | 'old' }
  | { kind: 'part' | 'saving'; done: number; all: number }

/** Why saving the course stopped without being asked to. */
export type Trouble = 'connection' | 'space' | 'other-build' | 'no-worker'

/** What the main button does next. */
export const nextStep: Record<CourseState['kind'], string> = {
  none: words.save,
  'removed-by-browser': words.save,
  part: words.goOn,
  saving: words.stop,
  old: words.saveNewest,
  whole: words.checkForNewer,
}

/** Where saving stands, as a status message. */
export function stateInWords(state: CourseState): string {
  switch (state.kind) {
    case 'none':
      return ''
    case 'removed-by-browser':
      return words.removedByBrowser
    case 'whole':
      return words.isSaved
    case 'old':
      return words.isOld
    case 'part':
      return state.all > 0 ? words.filesSaved(state.done, state.all) : words.partSaved
    case 'saving':
      return savingInWords(state.done, state.all)
  }
}

/** How far saving has come, in steps of a quarter: a screen reader says each. */
function savingInWords(done: number, all: number): string {
  const quarters = Math.floor((done / (all || 1)) * 4)
  return quarters === 0 ? words.isSaving : words.percentSaved(quarters * 25)
}

/** What went wrong, and what can be done. */
export const troubleInWords: Record<Trouble, string> = {
  connection: words.noConnection,
  space: words.noSpace,
  'other-build': words.otherBuild,
  'no-worker': words.noWorker,
}

/** Why saving failed, from what was thrown. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return 'space'
  return name === 'OtherBuildError' ? 'other-build' : 'connection'
}
