import type { ContentRule } from '../content/content-site'

/**
 * Every file of questions can be loaded. Errors in other files of data/ are reported before any rule runs,
 * since the rules need them.
 */
export const rule: ContentRule = {
  name: 'data-syntax',
  why: "No other rule can check a file that can't be loaded, and the build stops there.",
  check: site =>
    (site.questionFiles ?? []).flatMap(({ file, unreadable }) =>
      unreadable ? [{ file, line: unreadable.line, message: `cannot be read: ${unreadable.message}` }] : [],
    ),
}
