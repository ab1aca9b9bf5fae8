import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The exports of a module of data/, by its path from the root. */
export const loadModule = async (root: string, file: string): Promise<object> =>
  (await import(pathToFileURL(path.join(root, file)).href)) as object
