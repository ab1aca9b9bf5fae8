import { useLayoutEffect, useState } from 'react'
import { readFavorites, subscribeToFavorites, type Favorites } from '@lib/team-names/favorites'

/** The reader's favorite names; undefined in the exported HTML, which knows no reader, and so in the first drawing too. */
export function useFavorites(): Favorites | undefined {
  const [favorites, setFavorites] = useState<Favorites>()
  useLayoutEffect(() => {
    const look = () => setFavorites(readFavorites())
    look()
    return subscribeToFavorites(look)
  }, [])
  return favorites
}
