/** Space between two words that is more than a space. */
const gap = /\S {2,}(?=\S)/g

/**
 * Whether a text forms columns, as a board or a form does: a line has two wide gaps or more, or a cell after '|'. Its lines
 * can't wrap. One gap is a word and what it means, and can.
 */
export const isInColumns = (text: string): boolean =>
  text.split('\n').some(line => (line.match(gap)?.length ?? 0) > 1 || line.includes(' |'))
