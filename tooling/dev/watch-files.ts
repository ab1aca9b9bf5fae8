import { statSync, watch } from 'node:fs'
import path from 'node:path'
import { filesUnder } from '../tasks/files-under'

/** An editor writes a file in several steps; what follows within this time, in milliseconds, is one change. */
const together = 60

function timesOf(root: string, folders: readonly string[]): Map<string, number> {
  return new Map(
    folders
      .flatMap(folder => filesUnder(root, folder))
      .map(file => [file, statSync(path.join(root, file)).mtimeMs]),
  )
}

/**
 * Calls back with the files below some folders that were written, made or deleted, as paths from the root. What the
 * system reports only says when to look: names of renamed files and of those in new folders are not to be relied on.
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
