import { fork } from 'node:child_process'
import path from 'node:path'
import type { Finding } from '../check/run-rules'

/** Messages from the server to the process that checks the content. */
export type ToChecker =
  | { changed: readonly string[] }
  /** The routes of the pages that are open in browsers. */
  | { open: readonly string[] }
  | { search: { out: string; buildId: string } }

export type FromChecker = { route: string; findings: Finding[] } | { searchMade: true }

export interface Checker {
  tell: (message: ToChecker) => void
  /** Writes the search index into an export. */
  makeSearch: (out: string, buildId: string) => Promise<void>
}

/** Starts the process that checks the content. */
export function startChecker(
  root: string,
  onFindings: (route: string, findings: readonly Finding[]) => void,
): Checker {
  const child = fork(path.join(root, 'tooling/dev/checker-child.ts'), { cwd: root })
  child.once('exit', code => {
    console.error('The check of the content has ended.')
    process.exit(code ?? 1)
  })
  let waiting: (() => void)[] = []
  child.on('message', (message: FromChecker) => {
    if ('route' in message) onFindings(message.route, message.findings)
    else {
      for (const done of waiting) done()
      waiting = []
    }
  })
  const tell = (message: ToChecker) => void child.send(message)
  return {
    tell,
    makeSearch: (out, buildId) =>
      new Promise(resolve => {
        waiting.push(resolve)
        tell({ search: { out, buildId } })
      }),
  }
}
