/** Computes something once for each object, as long as there is that object: for a parsed page, which a change replaces. */
export function byObject<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { value: T }>()
  return key => {
    const before = known.get(key)
    if (before) return before.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}
