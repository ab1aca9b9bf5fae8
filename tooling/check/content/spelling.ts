import { runNode } from '../../tasks/run'
import { toolFile } from '../../tasks/tools'
import type { Problem } from './content-site'

/** Words that cspell doesn't know in some files or folders. */
export async function spellingFindings(
  root: string,
  places: readonly string[],
): Promise<(Problem & { rule: string })[]> {
  const options = ['--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/cspell']
  const { code, output } = await runNode([toolFile(root, 'cspell'), 'lint', ...options, ...places], {
    cwd: root,
  })
  const found = spellingIn(output)
  if (code !== 0 && found.length === 0) throw new Error(`cspell failed: ${output}`)
  return found
}

/** What cspell reports, one line per word: 'pages/a.mdx:40:8 - Unknown word (grovel)'. */
export function spellingIn(output: string): (Problem & { rule: string })[] {
  const line = /^(\S+?):(\d+):\d+ - Unknown word \((.+?)\)(?: fix: \((.+?)\))?/gm
  return [...output.matchAll(line)].map(([, file = '', at = '', word = '', fix]) => ({
    file,
    line: Number(at),
    message: `'${word}' is an unknown word: ${fix ? `write '${fix}', or ` : ''}add it to cspell-words.txt.`,
    rule: 'spelling',
  }))
}
