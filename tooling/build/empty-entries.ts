import { fileURLToPath } from 'node:url'

const emptyPage = fileURLToPath(new URL('./empty-page.ts', import.meta.url))

/**
 * Replaces each entry of the browser build with an empty page: Next.js requires a file for every page, but an
 * export uses none of them.
 */
export const emptyEntries = (entriesOf: () => Promise<Record<string, unknown>>) => async () =>
  Object.fromEntries(Object.keys(await entriesOf()).map(name => [name, emptyPage]))
