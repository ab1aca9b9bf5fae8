import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Gives what a module of data/ exports, by its path from the root. */
export type LoadModule = (file: string) => Promise<object>

/** As Node.js loads it, once; the development server has a way that reads it anew (tooling/dev/fresh-modules.mjs). */
export const loadOnce =
  (root: string): LoadModule =>
  async file =>
    (await import(pathToFileURL(path.join(root, file)).href)) as object
