const start = 'Drawn from '

/** The comment in a drawing that names its source. */
export const noteOf = (file: string): string => `${start}${file}; edit that, then npm run draw-charts`

/** The data file of a drawing; undefined if it was drawn by hand. */
export function sourceOf(svg: string): string | undefined {
  return new RegExp(`<!-- ${start}(\\S+\\.ts);`).exec(svg)?.[1]
}
