import { fileURLToPath } from 'node:url'

const emptyPage = fileURLToPath(new URL('./empty-page.ts', import.meta.url))

/** Empties the pages of the browser build: Next.js requires a file for each, but an export uses none of them. */
export const emptyEntries = (entriesOf: () => Promise<Record<string, unknown>>) => async () =>
  Object.fromEntries(Object.keys(await entriesOf()).map(name => [name, emptyPage]))
