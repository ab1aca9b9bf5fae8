/**
 * The name of a build, from the hash of its inputs: the same sources have the same name. Next.js rejects names that contain
 * 'ad', because ad blockers hide such addresses.
 */
export const buildIdOf = (hash: string): string => hash.slice(0, 16).replaceAll('a', '0')
