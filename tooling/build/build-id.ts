/** The build's name, from the hash of its inputs. Next.js rejects names with 'ad', because of ad blockers. */
export const buildIdOf = (hash: string): string => hash.slice(0, 16).replaceAll('a', '0')
