/** Caches a reading of the project: for a whole build, and in development for one turn of the event loop. */
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
