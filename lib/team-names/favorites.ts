import { localText, onLocalChange, parseKept, removeLocal, writeLocal } from '../storage/browser-storage'

const key = 'favorite-names'

/** Enough to choose from; an endless list would fill the storage. */
export const mostFavorites = 100

/** The reader's favorites, oldest first. */
export interface Favorites {
  readonly names: readonly string[]
  /**
   * False if the browser stores nothing, or holds something unreadable: then favorites last as long as the
   * page.
   */
  readonly isKept: boolean
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string')

/** The favorites the browser refused to store. */
let memory: readonly string[] | undefined

const listeners = new Set<() => void>()
let seen: { text: string | null | undefined; memory: typeof memory; favorites: Favorites } | undefined

function favoritesOf(text: string | null | undefined): Favorites {
  if (memory) return { names: memory, isKept: false }
  const kept = parseKept(text)
  if (kept.kind === 'nothing') return { names: [], isKept: true }
  if (kept.kind === 'value' && isList(kept.value)) return { names: kept.value, isKept: true }
  return { names: [], isKept: false }
}

/** The current favorites; the same object until something changes. */
export function readFavorites(): Favorites {
  const text = localText(key)
  if (!seen || seen.text !== text || seen.memory !== memory)
    seen = { text, memory, favorites: favoritesOf(text) }
  return seen.favorites
}

/** Calls back when they change, in this tab or another. Returns the unsubscribe function. */
export function subscribeToFavorites(callback: () => void): () => void {
  listeners.add(callback)
  const stop = onLocalChange(key, callback)
  return () => {
    listeners.delete(callback)
    stop()
  }
}

/** Stores the names. Never overwrites something unreadable; an empty list removes the entry. */
function keep(names: readonly string[], isKept: boolean): void {
  if (isKept && names.length === 0) removeLocal(key)
  else if (!isKept || !writeLocal(key, names)) memory = names
  listeners.forEach(listener => listener())
}

/** Adds or removes a favorite. False if the list is full. */
export function toggleFavorite(name: string): boolean {
  const { names, isKept } = readFavorites()
  const others = names.filter(each => each !== name)
  if (others.length === names.length && names.length >= mostFavorites) return false
  keep(others.length < names.length ? others : [...names, name], isKept)
  return true
}
