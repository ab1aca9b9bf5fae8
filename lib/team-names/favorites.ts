import { localText, onLocalChange, parseKept, removeLocal, writeLocal } from '../storage/browser-storage'

const key = 'favorite-names'

/** More than anyone chooses from; a list without an end would fill the storage. */
export const mostFavorites = 100

/** The names that the reader marked, the first one first. */
export interface Favorites {
  readonly names: readonly string[]
  /** False where the browser keeps nothing, or has kept what cannot be read: they last as long as the page then. */
  readonly isKept: boolean
}

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string')

/** What the browser did not keep when it was asked to. */
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

/** The favorites as they are now; the same object as long as nothing has changed. */
export function readFavorites(): Favorites {
  const text = localText(key)
  if (!seen || seen.text !== text || seen.memory !== memory)
    seen = { text, memory, favorites: favoritesOf(text) }
  return seen.favorites
}

/** Calls back whenever they change, in this tab or in another. Returns how to stop. */
export function subscribeToFavorites(callback: () => void): () => void {
  listeners.add(callback)
  const stop = onLocalChange(key, callback)
  return () => {
    listeners.delete(callback)
    stop()
  }
}

/** Keeps names; what cannot be read is never written over, and without names there is no entry. */
function keep(names: readonly string[], isKept: boolean): void {
  if (isKept && names.length === 0) removeLocal(key)
  else if (!isKept || !writeLocal(key, names)) memory = names
  listeners.forEach(listener => listener())
}

/** Marks a name, or takes the mark off. False where there are too many to mark another one. */
export function turnFavorite(name: string): boolean {
  const { names, isKept } = readFavorites()
  const others = names.filter(each => each !== name)
  if (others.length === names.length && names.length >= mostFavorites) return false
  keep(others.length < names.length ? others : [...names, name], isKept)
  return true
}
