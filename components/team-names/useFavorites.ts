import { useState } from 'react'
import { readFavorites, subscribeToFavorites, type Favorites } from '@lib/team-names/favorites'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** The stored favorites; undefined in the exported HTML, and so in the first render. */
export function useFavorites(): Favorites | undefined {
  const [favorites, setFavorites] = useState<Favorites>()
  useIsomorphicLayoutEffect(() => {
    const look = () => setFavorites(readFavorites())
    look()
    return subscribeToFavorites(look)
  }, [])
  return favorites
}
