/** Computes a result once for each key and keeps it; that of an object, such as a parsed page, for as long as it exists. */
export function remembered<K, T>(compute: (key: K) => T): (key: K) => T {
  const known = new Map<K, { value: T }>()
  const ofObjects = new WeakMap<object, { value: T }>()
  return key => {
    const kept = typeof key === 'object' && key !== null ? (ofObjects as unknown as typeof known) : known
    const before = kept.get(key)
    if (before) return before.value
    const value = compute(key)
    kept.set(key, { value })
    return value
  }
}
