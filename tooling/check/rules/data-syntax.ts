import type { ContentRule } from '../content/content-site'

/**
 * Every file of questions can be loaded. Of the other files of data/ the check says so before any rule runs, as the rules
 * themselves need them (tooling/dev/mended-modules.ts).
 */
export const rule: ContentRule = {
  name: 'data-syntax',
  why: 'What is in a file that cannot be read, no other rule can look at; the build stops at it.',
  check: site =>
    (site.questionFiles ?? []).flatMap(({ file, unreadable }) =>
      unreadable ? [{ file, line: unreadable.line, message: `cannot be read: ${unreadable.message}` }] : [],
    ),
}
