const start = 'Drawn from '

/** The comment in a drawing that says where it comes from. */
export const noteOf = (file: string): string => `${start}${file}; edit that, then npm run draw-charts`

/** The data file that a drawing says it comes from; undefined of a figure that was drawn by hand. */
export function sourceOf(svg: string): string | undefined {
  return new RegExp(`<!-- ${start}(\\S+\\.ts);`).exec(svg)?.[1]
}
