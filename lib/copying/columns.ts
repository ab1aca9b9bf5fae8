/** A gap of two spaces or more between words. */
const gap = /\S {2,}(?=\S)/g

/**
 * Whether a text has columns, like a board or a form: a line with two wide gaps, or a cell after '|'. Its lines can't wrap.
 * A line with one gap, such as a word and its meaning, can.
 */
export const isInColumns = (text: string): boolean =>
  text.split('\n').some(line => (line.match(gap)?.length ?? 0) > 1 || line.includes(' |'))
