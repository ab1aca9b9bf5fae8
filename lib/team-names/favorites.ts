import { parseKept, removeLocal, writeLocal } from '../storage/browser-storage'
import { deviceStore } from '../storage/device-store'

const key = 'favorite-names'

/** Enough to choose from; an endless list would fill the storage. */
export const mostFavorites = 100

/** The reader's favorites, oldest first. */
export interface Favorites {
  readonly names: readonly string[]
  /** False if the browser stores nothing, or something unreadable: favorites then last as long as the page. */
  readonly isKept: boolean
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string')

export const favoritesStore = deviceStore<Favorites, readonly string[]>(key, (text, memory) => {
  if (memory) return { names: memory, isKept: false }
  const kept = parseKept(text)
  if (kept.kind === 'nothing') return { names: [], isKept: true }
  if (kept.kind === 'value' && isList(kept.value)) return { names: kept.value, isKept: true }
  return { names: [], isKept: false }
})

/** Stores the names. Never overwrites something unreadable; an empty list removes the entry. */
function keep(names: readonly string[], isKept: boolean): void {
  if (isKept && names.length === 0) removeLocal(key)
  const isStored = isKept && (names.length === 0 || writeLocal(key, names))
  favoritesStore.announce(isStored ? undefined : names)
}

/** Adds or removes a favorite. False if the list is full. */
export function toggleFavorite(name: string): boolean {
  const { names, isKept } = favoritesStore.read()
  const others = names.filter(each => each !== name)
  if (others.length === names.length && names.length >= mostFavorites) return false
  keep(others.length < names.length ? others : [...names, name], isKept)
  return true
}
