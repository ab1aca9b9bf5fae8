import { useState } from 'react'
import { readFavorites, subscribeToFavorites, type Favorites } from '@lib/team-names/favorites'
import { useIsomorphicLayoutEffect } from '../site/useIsomorphicLayoutEffect'

/** The reader's favorite names; undefined in the exported HTML, which knows no reader, and so in the first drawing too. */
export function useFavorites(): Favorites | undefined {
  const [favorites, setFavorites] = useState<Favorites>()
  useIsomorphicLayoutEffect(() => {
    const look = () => setFavorites(readFavorites())
    look()
    return subscribeToFavorites(look)
  }, [])
  return favorites
}
