/**
 * Caches something read from the project under `root`: for a whole build, and in development for one turn of the event
 * loop, in which a page asks for the same list many times.
 */
export function oncePerBuild<T>(read: (root: string) => T): (root: string) => T {
  const known = new Map<string, T>()
  return root => {
    const before = known.get(root)
    if (before !== undefined) return before
    const value = read(root)
    known.set(root, value)
    if (process.env.NODE_ENV !== 'production') setImmediate(() => known.delete(root))
    return value
  }
}
