import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Loads a module of data/ by its path from the root and returns its exports. */
export type LoadModule = (file: string) => Promise<object>

/** Node.js's import, which loads once; the development server can reload (tooling/dev/fresh-modules.mjs). */
export const loadOnce =
  (root: string): LoadModule =>
  async file =>
    (await import(pathToFileURL(path.join(root, file)).href)) as object
