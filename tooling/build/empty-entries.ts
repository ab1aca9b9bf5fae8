import { fileURLToPath } from 'node:url'

const emptyPage = fileURLToPath(new URL('./empty-page.ts', import.meta.url))

/**
 * The entries of the browser's build with an empty page for each: Next.js asks for a file by the name of every page, and
 * an export has none of them.
 */
export const emptyEntries = (entriesOf: () => Promise<Record<string, unknown>>) => async () =>
  Object.fromEntries(Object.keys(await entriesOf()).map(name => [name, emptyPage]))
