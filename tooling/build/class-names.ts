import path from 'node:path'

/**
 * The name of a class of a CSS module: `Search.module.css` and `field` make `Search-field`. The same for
 * pages (rendered by Next.js), apps (bundled separately), and style sheets.
 */
export const classNameOf = (file: string, name: string): string =>
  `${path.basename(file).replace(/\.module\.css$/, '')}-${name}`
