import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { digestOf } from './originals'

/** What has changed between two versions of a page, by paragraphs. */
export interface Changes {
  gone: string[]
  come: string[]
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map(each => each.trim())
    .filter(Boolean)

/** The paragraphs that only one of two texts has. */
function changesBetween(before: string, after: string): Changes {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)]
  return { gone: old.filter(each => !now.includes(each)), come: now.filter(each => !old.includes(each)) }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** A file's version with a digest, from the repository's history; undefined if that doesn't reach back so far. */
function versionWith(root: string, file: string, digest: string): string | undefined {
  const commits = git(root, 'log', '--format=%H', '--', file).split('\n').filter(Boolean)
  for (const commit of commits) {
    const text = git(root, 'show', `${commit}:./${file}`)
    if (digestOf(text) === digest) return text
  }
  return undefined
}

/** What has changed in an original since the version with a digest; undefined if the repository doesn't know that. */
export function changesSince(root: string, file: string, digest: string): Changes | undefined {
  try {
    const before = versionWith(root, file, digest)
    return before === undefined
      ? undefined
      : changesBetween(before, readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return undefined
  }
}
