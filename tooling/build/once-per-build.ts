/** Caches something read from the project under `root`: once per build, but not in development. */
export function oncePerBuild<T>(read: (root: string) => T): (root: string) => T {
  const known = new Map<string, T>()
  return root => {
    if (process.env.NODE_ENV !== 'production') return read(root)
    const value = known.get(root) ?? read(root)
    known.set(root, value)
    return value
  }
}
