import { problem, type Rule } from '../content/content-site'

/** That of ESLint's max-lines, which reads no style sheets; as there, blank lines and comments count. */
const most = 250

const linesIn = (raw: string): number => raw.replace(/\n$/, '').split('\n').length

/** Style sheets are no longer than other files. */
export const rule: Rule = {
  why: 'A rule that overrides another is found where both are in sight.',
  check: ({ sources = [] }) =>
    sources
      .filter(({ file, raw }) => file.endsWith('.css') && linesIn(raw) > most)
      .map(source =>
        problem(
          source,
          most + 1,
          `has ${linesIn(source.raw)} lines: move a part to a sheet of its own, so that it has ${most} at most.`,
        ),
      ),
}
