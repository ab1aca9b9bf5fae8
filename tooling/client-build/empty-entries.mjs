import { fileURLToPath, URL } from 'node:url'

const emptyPage = fileURLToPath(new URL('./empty-page.mjs', import.meta.url))

/**
 * The entries of the browser's build with an empty page in place of each: Next.js asks for a file by the name of every
 * page, and an export has none of them.
 *
 * @param {() => Promise<Record<string, unknown>>} entriesOf
 */
export const emptyEntries = entriesOf => async () =>
  Object.fromEntries(Object.keys(await entriesOf()).map(name => [name, emptyPage]))
