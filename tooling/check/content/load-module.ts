import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Returns the exports of a module of data/, by its path from the root. */
export type LoadModule = (file: string) => Promise<object>

/** Loads modules with Node.js's import. */
export const loadOnce =
  (root: string): LoadModule =>
  async file =>
    (await import(pathToFileURL(path.join(root, file)).href)) as object
