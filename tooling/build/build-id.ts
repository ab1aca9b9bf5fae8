/**
 * The build's name, from the hash of its inputs, so that equal sources have equal names. Next.js rejects
 * names with 'ad' in them, because ad blockers hide such addresses.
 */
export const buildIdOf = (hash: string): string => hash.slice(0, 16).replaceAll('a', '0')
