import path from 'node:path'

/** A CSS module's class: `Search.module.css` and `field` make `Search-field`, in pages, apps, and style sheets. */
export const classNameOf = (file: string, name: string): string =>
  `${path.basename(file).replace(/\.module\.css$/, '')}-${name}`
