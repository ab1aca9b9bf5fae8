/** A gap of two spaces or more between words. */
const gap = /\S {2,}(?=\S)/g

/** Whether a line has two wide gaps (a board, a form) or ' |' and can't wrap; a word and its meaning have one gap. */
export const isInColumns = (text: string): boolean =>
  text.split('\n').some(line => (line.match(gap)?.length ?? 0) > 1 || line.includes(' |'))
