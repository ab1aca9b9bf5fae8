import { statSync, watch } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../tasks/files-under'

/** Editors save in several steps: changes within this many milliseconds count as one. */
const together = 60

function timesOf(root: string, folders: readonly string[]): Map<string, number> {
  return new Map(
    folders
      .flatMap(folder => filesUnder(root, folder))
      .map(file => [file, statSync(path.join(root, file)).mtimeMs]),
  )
}

/**
 * Calls back with written, created, or deleted files, as paths from the root. The system's events only say when to look:
 * their names are unreliable for renamed files and new folders.
 */
export function watchFiles(
  root: string,
  folders: readonly string[],
  onChange: (files: string[]) => void,
): { close: () => void } {
  let known = timesOf(root, folders)
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    const now = timesOf(root, folders)
    const changed = [...new Set([...known.keys(), ...now.keys()])].filter(
      file => known.get(file) !== now.get(file),
    )
    known = now
    if (changed.length > 0) onChange(changed)
  }
  const watchers = folders.map(folder =>
    watch(path.join(root, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(look, together)
    }),
  )
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
