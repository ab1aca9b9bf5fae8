import path from 'node:path'

/**
 * The name that a class of a CSS module gets: `Search.module.css` and `field` make `Search-field`. The same for the
 * pages, which Next.js renders, for the apps, which are bundled apart, and for the style sheets.
 */
export const classNameOf = (file: string, name: string): string =>
  `${path.basename(file).replace(/\.module\.css$/, '')}-${name}`
